import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';
import { overflow, violations } from './look.ts';

withBrowser();

const superUser = 'giulia.ferrero@example.com';
const painter = 'andrea.conti@example.com';
const longButton = 'Guarda le sessantaquattro tinte della cartella Terre d’Itali';

type Wish = { screen: ScreenName; colorScheme: 'light' | 'dark'; locale: 'it-IT' | 'en-GB' };
const phone: Wish = { screen: 'phone', colorScheme: 'light', locale: 'it-IT' };
const wishes: Wish[] = [
  { screen: 'desktop', colorScheme: 'light', locale: 'it-IT' },
  { screen: 'phone', colorScheme: 'dark', locale: 'en-GB' },
];

async function openAs(email: string, path: string, wish?: Wish) {
  const page = await openWindow(wish);
  await signIn(page, email, path);
  return page;
}

/** Runs the schedule of the sender without waiting for its minute. */
async function sendWhatIsDue() {
  const { status } = await fetch(`${appUrl}/_local/wake/sendNotifications`, { method: 'POST' });
  expect(status).toBe(204);
}

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Altre azioni su ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const rowWith = (page: Page, title: string, status: string) =>
  page.getByRole('row').filter({ hasText: title }).filter({ hasText: status });

/** Rows whose ticks and crosses differ in height. */
const unevenIcons = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const icons = [...row.querySelectorAll('.notification-on .pi, .notification-off .pi')];
      const middles = icons.map((icon) => {
        const { top, height } = icon.getBoundingClientRect();
        return top + height / 2;
      });
      return Math.max(...middles) - Math.min(...middles) > 1 ? [row.textContent] : [];
    }),
  );

const bell = (page: Page) => page.getByRole('button', { name: /^(Notifiche|Notifications):/ });
const inbox = (page: Page) => page.getByRole('dialog', { name: /^(Notifiche|Notifications)$/ });
/** Reads the bell even under the open inbox. */
const unread = async (page: Page) => {
  const covered = page.getByRole('button', { name: /^(Notifiche|Notifications):/, includeHidden: true });
  return Number(/\d+/.exec((await covered.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
};

describe.each(wishes)('on a $screen, $colorScheme, $locale', (wish) => {
  it('the notifications, their dialog and the inbox are free of accessibility violations and fit the width [NOT-001]', async () => {
    const page = await openAs(superUser, '/notifiche?archived=true', wish);
    await page.getByRole('row').nth(1).waitFor();
    const found: Record<string, string[]> = {};
    const widths: number[] = [];
    const look = async (part: string) => {
      found[part] = await violations(page);
      widths.push(await overflow(page));
    };
    await page.getByRole('button', { name: /^(Prova un topic push|Test a push topic)$/ }).click();
    await page.getByRole('button', { name: 'Test Topic' }).waitFor();
    await look('list');
    expect(await unevenIcons(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^(Nuova notifica|New notification)$/ })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('textbox', { name: /^(Titolo|Title)/ });
    const body = dialog.getByRole('textbox', { name: /^(Testo|Text)$/ });
    // An error at a field that loses focus must not move the button being pressed.
    await title.focus();
    const [first, ...ticks] = await dialog.getByRole('checkbox').all();
    await first?.check();
    await dialog.getByRole('alert').waitFor();
    await title.fill('Velacalce');
    await body.fill('Nuovi colori');
    for (const tick of ticks) await tick.check();
    await dialog.getByRole('textbox', { name: 'URL' }).fill('esempio');
    await title.clear();
    await body.clear();
    await title.focus();
    await dialog.getByRole('alert').nth(1).waitFor();
    await look('dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button').first().waitFor();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /perdi|lose/ })
      .click();
    await bell(page).click();
    await inbox(page).waitFor();
    await look('inbox');
    expect(found).toEqual({ list: [], dialog: [], inbox: [] });
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });
});

describe('a notification', () => {
  it('is drafted, sent, corrected and archived; its users keep it in the inbox all along [NOT-004, NOT-056, NOT-057, NOT-060, NOT-062, OPW-45]', async () => {
    const page = await openAs(superUser, '/notifiche');
    const user = await openAs(painter, '/preventivi', phone);
    await bell(user).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await Promise.all([page, user].map(listening));

    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Titolo' }).fill('Giornata della calce');
    await dialog.getByRole('textbox', { name: 'Testo' }).fill('Vieni a provare le velature.');
    await dialog.getByRole('button', { name: 'Togli Test' }).click();
    await page.keyboard.type('Imbianchino');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await dialog.getByText(/Raggiunge \d+ utent/).waitFor();
    await dialog.getByRole('checkbox', { name: 'Aggiungi un pulsante' }).check();
    await dialog.getByRole('textbox', { name: 'Testo del pulsante' }).fill(longButton);
    await dialog.getByRole('textbox', { name: 'URL' }).fill('https://example.com/velature');
    await dialog.getByRole('button', { name: 'Salva come bozza' }).click();
    await rowWith(page, 'Giornata della calce', 'Bozza').waitFor();
    const before = await unread(user);

    await choose(page, 'Giornata della calce', 'Invia ora');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Invia ora' }).click();
    await rowWith(page, 'Giornata della calce', 'Da inviare').waitFor();
    await sendWhatIsDue();
    await rowWith(page, 'Giornata della calce', 'Inviata').waitFor();
    const pushes = await (await fetch(`${appUrl}/_local/pushes.json`)).text();
    expect(pushes.split('Vieni a provare le velature.').length).toBeGreaterThan(1);

    await user.getByRole('button', { name: `Notifiche: ${before + 1} da leggere` }).click();
    await inbox(user).getByRole('button', { name: 'Da leggere: Giornata della calce' }).click();
    await inbox(user).getByRole('button', { name: 'Giornata della calce', exact: true }).waitFor();
    // The longest text of a button fits a phone.
    const link = await inbox(user).getByRole('link', { name: longButton }).boundingBox();
    expect(Math.ceil((link?.x ?? 0) + (link?.width ?? 0))).toBeLessThanOrEqual(390);

    // The message of the sending stays over the dialog as long as a sending can be taken back.
    await page.getByRole('button', { name: 'Chiudi avviso' }).click();
    await choose(page, 'Giornata della calce', 'Modifica');
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Titolo' })
      .fill('Giornata della calce a Bologna');
    await page.getByRole('dialog').getByRole('button', { name: 'Modifica', exact: true }).click();
    await rowWith(page, 'Giornata della calce a Bologna', 'Inviata').waitFor();
    await inbox(user).getByRole('button', { name: 'Giornata della calce a Bologna' }).waitFor();

    await choose(page, 'Giornata della calce a Bologna', 'Archivia');
    await page.getByText('Notifica archiviata').waitFor();
    await page.getByRole('row').filter({ hasText: 'Giornata della calce' }).waitFor({ state: 'detached' });
    await user.reload();
    await bell(user).click();
    await inbox(user).getByRole('button', { name: 'Giornata della calce a Bologna' }).waitFor();
    expect(await unread(user)).toBe(before);
  });
});
