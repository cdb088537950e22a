import { describe, expect, it } from 'vitest';
import { appUrl, demoPassword, openWindow, typeSignIn, withBrowser } from './app.ts';
import { listening } from './listening.ts';

withBrowser();

const painter = 'andrea.conti@example.com';

describe('signing in', () => {
  it('opens the quotations with e-mail and password and survives a reload [SES-002, SES-024, SES-066, SES-067, WDA-053]', async () => {
    const page = await openWindow();
    await typeSignIn(page, painter);
    await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).waitFor();
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    await page.reload();
    await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).waitFor();
    expect(paths).not.toContain('/login');
  });

  it('survives a restart of the browser, until the sign-out [SES-067]', async () => {
    const page = await openWindow();
    await typeSignIn(page, painter);
    const kept = await page.context().storageState();
    await page.context().close();
    const next = await openWindow({ kept });
    await next.goto(`${appUrl}/preventivi`);
    await next.getByRole('link', { name: 'Villetta a schiera, esterni' }).waitFor();
    await next.getByRole('button', { name: 'Apri il menu' }).click();
    await next.getByRole('button', { name: 'Esci' }).click();
    await next.waitForURL(`${appUrl}/login`);
    const last = await openWindow({ kept: await next.context().storageState() });
    await last.goto(`${appUrl}/preventivi`);
    await last.waitForURL(/\/login\?redirect/);
  });

  it('loads lists only after the user is known, and only those on the screen [SES-065, WDA-051]', async () => {
    const page = await openWindow();
    await typeSignIn(page, painter);
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = request.postData()?.match(/(?:query|mutation) (\w+)/)?.[1];
      if (request.url().endsWith('/graphql') && operation) asked.push(operation);
    });
    await page.reload();
    await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).waitFor();
    expect(asked[0]).toBe('CurrentUser');
    expect(asked.slice(1)).toContain('Quotations');
    const ofOthers = ['Users', 'EditablePhases', 'PriceLists', 'ColourFolders', 'Tags', 'Products'];
    expect(asked.filter((name) => ofOthers.includes(name))).toEqual([]);
  });

  it('reports a wrong password, keeps the typed address and allows another try [QER-003, QER-005, QER-006]', async () => {
    const page = await openWindow();
    await page.goto(`${appUrl}/login`);
    await page.getByLabel('E-mail').fill(painter);
    await page.getByLabel('Password', { exact: true }).fill('Sbagliata-2026');
    await page.getByRole('button', { name: 'Accedi' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Password errata' });
    await alert.waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(painter);
    await alert.getByRole('button', { name: 'Chiudi avviso' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.waitForURL(`${appUrl}/preventivi`);
  });

  it('reports an unknown e-mail, in English too [QER-002]', async () => {
    const page = await openWindow({ locale: 'en-GB' });
    await page.goto(`${appUrl}/login`);
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').filter({ hasText: 'no account' }).waitFor();
  });

  it('leads back to the refused page [SES-023, SES-055]', async () => {
    const page = await openWindow();
    await page.goto(`${appUrl}/preventivi?cerca=taverna`);
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByLabel('E-mail').fill(painter);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.waitForURL(/\/preventivi\?cerca=taverna/);
  });

  it('shows unverified users that their e-mail is unconfirmed, and no quotations [SES-003, SES-052]', async () => {
    const page = await openWindow();
    await page.goto(`${appUrl}/login`);
    await page.getByLabel('E-mail').fill('omar.benali@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.getByText(/La tua e-mail non è verificata/).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

describe('signing out', () => {
  it('ends on the login and leaves no data of the user [SES-033, SES-034, SES-036]', async () => {
    const page = await openWindow();
    await typeSignIn(page, painter);
    await page.getByRole('link', { name: 'Villetta a schiera, esterni' }).waitFor();
    await page.getByRole('button', { name: painter }).click();
    await page.getByRole('menuitem', { name: 'Esci' }).click();
    await page.waitForURL(/\/login/);
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /Token|user-locale/.test(key)));
    await expect.poll(kept).toEqual([]);
    await page.goto(`${appUrl}/preventivi`);
    await page.waitForURL(/\/login/);
  });
});

it('answers an unknown path with the login [SHL-008]', async () => {
  const page = await openWindow();
  await page.goto(`${appUrl}/non/esiste`);
  await page.waitForURL(/\/login/);
});

describe('the sessions of a user', () => {
  it('are listed in the profile: one that the user ends is over at once, wherever it is open', async () => {
    const [here, elsewhere] = [await openWindow(), await openWindow()];
    await typeSignIn(elsewhere, 'giovanni.neri@example.com');
    await typeSignIn(here, 'giovanni.neri@example.com');
    await here.goto(`${appUrl}/profilo`);
    const sessions = here.getByRole('region', { name: 'Sessioni attive' });
    await sessions.getByText('Questa').waitFor();
    const others = sessions.getByRole('button', { name: /^Termina la sessione Chrome su/ });
    const before = await others.count();
    expect(before).toBeGreaterThan(0);
    await listening(elsewhere);
    // The last used one stands first.
    await others.first().click();
    await elsewhere.waitForURL(/\/login/);
    await expect.poll(() => others.count()).toBe(before - 1);
    expect(here.url()).toBe(`${appUrl}/profilo`);
  });

  it('end with the sign-out: a copy of the token opens nothing', async () => {
    const page = await openWindow();
    await typeSignIn(page, 'giovanni.neri@example.com');
    const ask = (token: string) =>
      fetch(`${appUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify({ query: '{ currentUser { id } }' }),
      }).then((response) => response.json());
    const copy = await page.evaluate(
      () => Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))?.[1] ?? '',
    );
    expect(await ask(copy)).toHaveProperty('data.currentUser.id');
    const told = page.waitForResponse((response) =>
      /mutation EndSession\b/.test(response.request().postData() ?? ''),
    );
    await page.getByRole('button', { name: /giovanni\.neri/ }).click();
    await page.getByRole('menuitem', { name: 'Esci' }).click();
    await told;
    expect((await ask(copy)).errors[0].errorType).toBe('not-signed-in');
  });
});
