import type { Locator, Page } from 'playwright-core';

/** A button of the screen, or of the dialog above it. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().tap();

export const dialogOf = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

/** Presses the button that ends a dialog. */
export async function end(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await closed(page);
}

/** An entry of a menu. */
export async function choose(menu: Locator, item: string): Promise<void> {
  await menu.tap();
  await menu.page().getByRole('menuitem', { name: item, exact: true }).tap();
}

/** A box is ticked by its label: the thumb is as wide as the line. */
export const tick = (place: Locator, label: string) =>
  place.locator('label', { hasText: label }).last().tap();

/** Unticks every box but one. */
export async function leaveAlone(place: Locator, label: string): Promise<void> {
  const others = place
    .locator('label', { has: place.page().locator(':checked') })
    .filter({ hasNotText: label });
  while ((await others.count()) > 0) await others.first().tap();
}

/** Texts of elements, with single blanks. */
export async function textsOf(elements: Locator): Promise<string[]> {
  const texts = await elements.evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Types formulas with the keys of the screen, each into the field that the last one led to. */
async function typeFormulas(page: Page, ...formulas: string[]): Promise<void> {
  for (const [at, formula] of formulas.entries()) {
    const keys = at === 0 ? [...formula] : ['Avanti', ...formula];
    for (const name of keys) await page.locator('.keypad').getByRole('button', { name, exact: true }).tap();
  }
}

/** A room or a facade: its sizes, then its name by a press. */
export async function addPlace(page: Page, kind: string, name: string, ...sizes: string[]): Promise<void> {
  await press(page, kind);
  await dialogOf(page).waitFor();
  await typeFormulas(page, ...sizes);
  await press(page, name);
  await end(page, 'Aggiungi');
}

/** Openings of a line, each of count, width and height; without a count it is one. */
export async function addOpenings(
  page: Page,
  place: string,
  line: string,
  openings: readonly (readonly string[])[],
): Promise<void> {
  const card = page.locator('.measured-place', { hasText: place });
  await card.getByRole('button', { name: new RegExp(`^${line} `) }).tap();
  for (const sizes of openings) {
    await press(page, `Aggiungi un'apertura a ${line}`);
    if (sizes.length === 3) await page.getByRole('textbox', { name: /^N\. di Apertura/ }).tap();
    await typeFormulas(page, ...sizes);
  }
  await end(page, 'Indietro');
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a dialog that adds lines to a section. */
export async function openAdding(page: Page, place: string, kind: string): Promise<void> {
  await choose(section(page, place).getByRole('button', { name: `Aggiungi a ${place}` }), kind);
  await dialogOf(page).waitFor();
}

/** Works of the library, by their codes. */
export async function addWorks(page: Page, place: string, ...codes: string[]): Promise<void> {
  await openAdding(page, place, 'Lavorazione');
  for (const code of codes) {
    await dialogOf(page).getByRole('searchbox').fill(code);
    await tick(dialogOf(page), code);
  }
  await end(page, /^Aggiungi \d/);
}

/** The quantity of a line is that of a measured line. */
export async function measureLine(page: Page, place: string, line: string, measured: string): Promise<void> {
  const menu = section(page, place).getByRole('button', { name: `Altre azioni su ${line}` });
  await choose(menu, 'Quantità da misure');
  const tree = dialogOf(page).getByRole('listitem').filter({ hasText: place }).first();
  await tree.locator('summary').tap();
  await tree.getByRole('checkbox', { name: measured }).check();
  await end(page, 'Applica');
}

/** Opens a line of a section. */
export async function openLine(page: Page, place: string, line: RegExp): Promise<Locator> {
  await section(page, place).getByRole('button', { name: line }).tap();
  return dialogOf(page);
}

/** Each line of a section: what it is, and what it comes to. */
export const linesOf = (page: Page, place: string) => textsOf(section(page, place).getByRole('listitem'));

export async function saved(page: Page, action: string): Promise<void> {
  await press(page, action);
  await page
    .getByText(/^Tutto salvato/)
    .filter({ visible: true })
    .first()
    .waitFor();
}
