const plain = (text: string) => text.trim().toLowerCase();

/**
 * The columns that the headings of a table name, by their places among `titles`; undefined for a heading that names none.
 * Where two have the same title, the second heading names the second one.
 */
export function headedColumns(
  headings: readonly string[],
  titles: readonly (readonly string[])[],
): (number | undefined)[] {
  const left = new Map(titles.map((names, column) => [column, names.map(plain)]));
  return headings.map((heading) => {
    const [column] = [...left].find(([, names]) => names.includes(plain(heading))) ?? [];
    if (column !== undefined) left.delete(column);
    return column;
  });
}
