/** The most rounds. Markup that still changes after them becomes empty. */
const most = 10;

/**
 * Cleans markup until cleaning it again changes nothing. A part taken out of the middle can leave a link in a link,
 * or a paragraph in a paragraph, which the next reader takes apart. Markup that never settles is dropped.
 */
export function untilStable(clean: (html: string) => string, html: string): string {
  let before = html;
  for (let round = 0; round < most; round += 1) {
    const after = clean(before);
    if (after === before) return after;
    before = after;
  }
  return '';
}
