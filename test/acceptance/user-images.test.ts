import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openWindow, signIn, withBrowser } from './app.ts';
import { violations } from './look.ts';

withBrowser();

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const megabyte = 1024 * 1024;

const choose = (page: Page, name: string, mimeType = 'image/png', buffer = pixel) =>
  page.getByLabel("File dell'immagine").setInputFiles({ name, mimeType, buffer });

/** The image is not only named: the browser can load it. */
async function shows(page: Page, name: string) {
  const image = page.getByRole('img', { name });
  await image.waitFor();
  await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(1);
  return image.getAttribute('src');
}

/** Holds uploads back until they are released. */
async function holdUploads(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_aws\/s3\//, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it('a user adds a logo, changes it and removes it; other files and too large ones are refused [OPC-30, USR-090, USR-091, USR-096]', async () => {
  const page = await openWindow();
  await signIn(page, 'francesca.moretti@example.com', '/profilo');
  await page.getByRole('button', { name: 'Carica' }).waitFor();

  await choose(page, 'appunti.txt', 'text/plain', Buffer.from('appunti'));
  await page.getByText("appunti.txt non è un'immagine JPEG, PNG o WebP").waitFor();
  await choose(page, 'enorme.png', 'image/png', Buffer.alloc(10 * megabyte + 1));
  await page.getByText('enorme.png supera i 10 MB. Scegline una più leggera.').waitFor();
  await choose(page, 'vuota.png', 'image/png', Buffer.alloc(0));
  await page.getByText('vuota.png è vuoto').waitFor();

  const letGo = await holdUploads(page);
  await choose(page, 'logo.png');
  await page.getByRole('progressbar', { name: "Carico l'immagine" }).waitFor();
  expect(await violations(page)).toEqual([]);
  letGo();
  await page.getByText('Immagine salvata').waitFor();
  const first = await shows(page, 'logo.png');
  await page.getByLabel("Mostra l'immagine sui preventivi").check();
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await page.getByText('Profilo aggiornato.').waitFor();

  await page.reload();
  expect(await shows(page, 'logo.png')).toBe(first);
  expect(await page.getByLabel("Mostra l'immagine sui preventivi").isChecked()).toBe(true);
  await choose(page, 'insegna.png');
  expect(await shows(page, 'insegna.png')).not.toBe(first);
  expect(await page.getByRole('img', { name: 'logo.png' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Togli immagine' }).click();
  await page.getByText('Immagine tolta').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Carica' }).waitFor();
  expect(await page.getByRole('img', { name: 'insegna.png' }).count()).toBe(0);
});

it('an interrupted upload is reported and keeps the image before, and another try succeeds', async () => {
  const page = await openWindow();
  await signIn(page, 'martina.serra@example.com', '/profilo');
  await choose(page, 'prima.png');
  await shows(page, 'prima.png');
  await page.route(/\/_aws\/s3\//, (route) => route.abort());
  await choose(page, 'seconda.png');
  await page.getByText(/^L'immagine non è stata salvata\./).waitFor();
  await shows(page, 'prima.png');
  await page.unroute(/\/_aws\/s3\//);
  await choose(page, 'seconda.png');
  await shows(page, 'seconda.png');
});

it('a super user gives a user a logo in the edit dialog, where other edits stay [USR-090]', async () => {
  const page = await openWindow();
  await signIn(page, 'giulia.ferrero@example.com', '/utenti?search=galli');
  await page.getByRole('button', { name: 'Modifica Roberto Galli' }).first().click();
  await page.getByLabel('Città').fill('Faenza');
  await choose(page, 'galli.png');
  await shows(page, 'galli.png');
  expect(await page.getByLabel('Città').inputValue()).toBe('Faenza');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Modifica Roberto Galli' }).first().click();
  await shows(page, 'galli.png');
  expect(await page.getByLabel('Città').inputValue()).toBe('Faenza');
});

/** A PNG of a size, half of it transparent, drawn by the browser. */
const drawing = async (page: Page, width: number, height: number) => {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d');
      for (let x = 0; context && x < wide / 2; x += 3) {
        context.fillStyle = `hsl(${(x * 7) % 360} 60% 50%)`;
        context.fillRect(x, 0, 3, high);
      }
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
};

/** The size of a shown image, and how opaque its left and its right are. */
const look = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (shown) => {
    const image = shown as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const opaque = (x: number) => context?.getImageData(x, 5, 1, 1).data[3];
    return [canvas.width, canvas.height, opaque(10), opaque(canvas.width - 10)];
  });

it('a large picture is sent with as many pixels as are shown, see-through where it was; a small one as it is', async () => {
  const page = await openWindow();
  await signIn(page, 'martina.serra@example.com', '/profilo');
  for (const [name, width, height, shown] of [
    ['grande.png', 3200, 1000, [1600, 500, 255, 0]],
    ['piccola.png', 300, 200, [300, 200, 255, 0]],
  ] as const) {
    await choose(page, name, 'image/png', await drawing(page, width, height));
    await page.getByRole('img', { name }).waitFor();
    expect(await look(page, name)).toEqual(shown);
  }
});
