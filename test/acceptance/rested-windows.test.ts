import { expect, it } from 'vitest';
import { appUrl, openWindow, signIn, withBrowser } from './app.ts';
import { rest } from './rested-windows.ts';

withBrowser();

const painter = 'andrea.conti@example.com';
const wishes = { locale: 'en-GB', colorScheme: 'dark' } as const;

it('a window that rested has no past: no session, storage, script, route, listener, page or way back', async () => {
  const page = await openWindow(wishes);
  const context = page.context();
  const heard: string[] = [];
  await page.addInitScript(() => Object.assign(globalThis, { left: 'script' }));
  await context.exposeFunction('leftFunction', () => 1);
  await page.route('**/favicon.svg', (route) => route.abort());
  await signIn(page, painter);
  await page.goto(`${appUrl}/profilo`);
  await page.evaluate(() => {
    sessionStorage.setItem('left', 'for the window');
    // biome-ignore lint/suspicious/noDocumentCookie: what a test could leave
    document.cookie = 'left=cookie';
  });
  page.on('request', (request) => heard.push(request.url()));
  await context.newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await context.setOffline(true);

  await rest(context, appUrl);
  heard.length = 0;
  const again = await openWindow(wishes);
  expect(again).toBe(page);
  await again.goto(`${appUrl}/preventivi`);
  await again.waitForURL(/\/login/);
  const seen = await again.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
      /Cognito|left/.test(name),
    ),
    cookie: document.cookie,
    globals: Object.keys(globalThis).filter((name) => name.startsWith('left')),
    width: innerWidth,
    // The empty page, and this one.
    entries: history.length,
    icon: await fetch('/favicon.svg').then(
      ({ ok }) => ok,
      () => false,
    ),
  }));
  const turned = again.evaluate(() => new Promise((done) => addEventListener('wheel', () => done('wheel'))));
  await again.mouse.wheel(0, 100);
  expect(await turned).toBe('wheel');
  const found = { ...seen, heard, pages: context.pages().length };
  expect(found).toEqual({
    ...{ stored: [], cookie: '', globals: [], width: 1440, entries: 2, icon: true },
    ...{ heard: [], pages: 1 },
  });
});
