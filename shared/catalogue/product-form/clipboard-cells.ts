const mark = /([\t\n])("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)/g;

/**
 * Lines and cells of what was copied from a spreadsheet. A cell with line ends, tabs or quotes of its own is between
 * quotes there; here it is one line.
 */
export function clipboardCells(text: string): string[][] {
  const copied = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const lines: string[][] = [];
  if (copied === '') return lines;
  for (const [, before, written = ''] of `\n${copied}`.matchAll(mark)) {
    const quoted = /^"(.*)"$/s.exec(written)?.[1]?.replaceAll('""', '"');
    const cell = (quoted ?? written).replace(/\s+/g, ' ').trim();
    if (before === '\n') lines.push([cell]);
    else lines.at(-1)?.push(cell);
  }
  return lines;
}
