const rowElement = (sId: string) => document.querySelector(`[data-row="${CSS.escape(sId)}"]`);

/** Puts the focus on the menu of the first of these rows that is there. */
export function focusRow(...sIds: string[]): void {
  const row = sIds.map(rowElement).find((element) => element !== null);
  row?.querySelector<HTMLElement>('.c-menu button')?.focus();
}

/** The sIds of the rows, as they stand in the page. */
export const shownOrder = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap(({ dataset }) => dataset.row ?? []);
