import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { button, entry } from './dialog-places.ts';
import { listening } from './listening.ts';
import { overflow, violations } from './look.ts';
import { narrowDefects } from './narrow.ts';

withBrowser();

const seller = 'sara.colombo@example.com';
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
const cards = [
  card('N:Sala;Elena;;;', 'FN:Elena Sala', 'TEL:+39 347 555 0190', 'EMAIL:elena@example.com'),
  card('N:Sala Bianchi;Elena;;;', 'FN:Elena Sala Bianchi', 'TEL:347 5550190', 'NOTE:Vuole il calendario'),
  card('N:;;;;', 'FN:', 'TEL:+39 02 5550000'),
].join('\r\n');

it('an address book becomes customers on a phone, and two of them become one; another window sees it [CUS-042, CUS-037, CUS-040]', async () => {
  const page = await openWindow({ screen: 'phone' });
  await signIn(page, seller, '/clienti/importa');
  const other = await openWindow();
  await signIn(other, seller, '/clienti');
  await listening(other);

  const file = { name: 'rubrica.vcf', mimeType: 'text/x-vcard', buffer: Buffer.from(cards) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('1 riga non si può importare: vedi sotto perché. Le altre sì.').waitFor();
  const found = { check: await violations(page), merge: [] as string[] };
  const narrow = await narrowDefects(page);
  await button('Importa…')(page).click();
  await page.getByRole('heading', { name: 'Importare 2 clienti nuovi?' }).waitFor();
  await button('Importa')(page).click();
  await page.getByText('Importazione finita').waitFor();
  await other.getByRole('link', { name: 'Elena Sala Bianchi', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Vai ai clienti' }).click();
  await (await entry('Altre azioni', 'Possibili doppioni · 1')(page)).click();
  await button(/^Unisci Elena/)(page).click();
  await page.getByText(/prende dall'altro quello che gli manca/).waitFor();
  found.merge = await violations(page);
  narrow.push(...(await narrowDefects(page)));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await button('Unisci')(page).click();
  await page.getByText(/^Ora è un cliente solo: /).waitFor();
  await expect.poll(() => other.getByRole('link', { name: /^Elena Sala/ }).count()).toBe(1);
  expect(found).toEqual({ check: [], merge: [] });
  expect(narrow).toEqual([]);
});
