/** Names one after the other, with a word before the last. */
const listed = (and, comma, names) => names.length === 1 ? names[0]
  : say(and, {first: names.slice(0, -1).join(comma), last: names[names.length - 1]});

/** Why a step follows, in the sentences of the library's own deductions. */
function explain(cut, technique, {line, other, queen, squares, way}) {
  const said = say(technique, {
    line: cut.lineName(line), other: cut.lineName(other), queen: cut.squareName(queen), squares: squareNames(cut, squares), way
  });
  return said[0].toUpperCase() + said.slice(1);
}

/** Row by row, or column by column if that is shorter; many are only counted: the board shows which. */
function squareNames(cut, squares) {
  const groups = line => [...new Set(squares.map(line))].sort((a, b) => a - b).map(at => squares.filter(square => line(square) === at));
  const [row, column] = [square => cut.row(square), square => cut.column(square)];
  const [rows, columns] = [groups(row), groups(column)];
  const [several, shorter] = rows.length <= columns.length ? ['squares-of-row', rows] : ['squares-of-column', columns];
  const numbers = places => listed('and', ', ', [...new Set(places)].map(place => String(place + 1)));
  return shorter.length > 3 ? say('many-squares', {number: squares.length})
    : listed('and-squares', '; ', shorter.map(group => say(group.length === 1 ? 'square' : several,
      {row: numbers(group.map(row)), column: numbers(group.map(column))})));
}
