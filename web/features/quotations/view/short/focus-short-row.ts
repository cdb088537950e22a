/** Where the user corrects a row: its packages; where they cannot, its name. */
const places = ['.c-packages button', '.name'];

/** The row of the page, as its element. */
const elementOf = (sId: string) => document.querySelector(`[data-row="${CSS.escape(sId)}"]`);

/** The short row after the one that has the focus, or else after `last`; after the last one the first again. */
export function nextShortRow(sIds: readonly string[], last: string | undefined): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const at = sIds.indexOf(focused ?? last ?? '');
  return sIds[(at + 1) % sIds.length];
}

/** Brings a row into the middle of the screen, where no bar covers it, and focuses what corrects it. */
export function focusShortRow(sId: string): void {
  const row = elementOf(sId);
  const place = places.map((place) => row?.querySelector<HTMLElement>(place)).find((found) => found);
  place?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}
