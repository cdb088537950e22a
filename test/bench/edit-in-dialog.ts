import type { CDPSession, Page } from 'playwright-core';
import { clickAndPaint } from './click-and-paint.ts';
import type { Kind } from './edits-in-page.ts';

/** `nothing` opens the area and closes it again. */
export type Way = Kind | 'nothing';

type Steps = {
  open: (page: Page) => Promise<void>;
  type: (page: Page, round: number) => Promise<void>;
  button: string;
};

const dialog = (page: Page) => page.getByRole('dialog');
const openArea = (page: Page) => page.getByRole('button', { name: /^Superficie .*, modifica$/ }).click();

const ways: Record<Way, Steps> = {
  nothing: {
    open: openArea,
    type: (page) => dialog(page).getByLabel('Superficie').waitFor(),
    button: 'Annulla',
  },
  area: {
    open: openArea,
    type: (page, round) =>
      dialog(page)
        .getByLabel('Superficie')
        .fill(`${101 + round}`),
    button: 'Applica',
  },
  packages: {
    open: (page) =>
      page
        .getByRole('button', { name: /^Confezioni di / })
        .first()
        .click(),
    async type(page, round) {
      const count = dialog(page).getByRole('spinbutton').first();
      await count.press('Home');
      await count.pressSequentially(`${1 + round}`);
    },
    button: 'Applica',
  },
  discount: {
    open: (page) => page.getByRole('button', { name: 'Sconto globale' }).click(),
    type: (page, round) =>
      dialog(page)
        .getByLabel('Sconto di codifica')
        .fill(`${1 + round}`),
    button: 'Applica',
  },
  colour: {
    open: (page) =>
      page
        .getByRole('button', { name: /, colore di |^Colore mancante di / })
        .first()
        .click(),
    type: (page, round) =>
      dialog(page)
        .getByRole('radio')
        .nth(1 + (round % 2))
        .click(),
    button: 'Conferma colore',
  },
};

/**
 * Edits through the dialog. Returns the milliseconds of processor time from the click on the dialog's button
 * to the painted frame, and the requests meanwhile.
 */
export async function editInDialog(page: Page, session: CDPSession, way: Way, round: number) {
  const { open, type, button } = ways[way];
  await open(page);
  await type(page, round);
  const apply = await dialog(page).getByRole('button', { name: button }).elementHandle();
  if (!apply) throw new Error(`The dialog has no button ${button}.`);
  const painted = await clickAndPaint(page, session, apply);
  await dialog(page).waitFor({ state: 'detached' });
  return painted;
}
