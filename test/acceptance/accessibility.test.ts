import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, screens, signIn, withBrowser } from './app.ts';
import { headAction } from './head-action.ts';
import { overflow, violationsAndSmallTargets } from './look.ts';

withBrowser();

const wishes: { screen: ScreenName; colorScheme: 'light' | 'dark'; locale: 'it-IT' | 'en-GB' }[] = [
  { screen: 'desktop', colorScheme: 'light', locale: 'it-IT' },
  { screen: 'phone', colorScheme: 'dark', locale: 'en-GB' },
];

describe.each(wishes)('on a $screen, $colorScheme, $locale', (wish) => {
  it('every screen of the main job is free of accessibility violations and fits the width [SHL-001]', async () => {
    const page = await openWindow(wish);
    await page.goto(`${appUrl}/login`);
    await page.getByLabel('E-mail').waitFor();
    const found: Record<string, string[]> = { login: await violationsAndSmallTargets(page) };
    await signIn(page, 'marco.bellini@example.com');
    await page.getByRole('link', { name: 'Rifacimento cappotto scuola Don Milani' }).waitFor();
    found.list = await violationsAndSmallTargets(page);
    await page.getByRole('link', { name: 'Rifacimento cappotto scuola Don Milani' }).click();
    await page.locator('.quotation tbody').first().waitFor();
    found.quotation = await violationsAndSmallTargets(page);
    const excess = await overflow(page);
    await page.goto(`${page.url()}/modifica`);
    await page.getByRole('searchbox').first().waitFor();
    // Checked at rest: with its products loaded.
    await page.getByText(/^1–15 (di|of) /).waitFor();
    await page.waitForLoadState('networkidle');
    found.selection = await violationsAndSmallTargets(page);
    await page.goto(`${appUrl}/preventivi/nuovo/test?name=Prova&location=Bologna&province=BO`);
    await page.getByRole('heading', { name: /^(Dove si trova|Where is) / }).waitFor();
    found.test = await violationsAndSmallTargets(page);
    expect(found).toEqual({ login: [], list: [], quotation: [], selection: [], test: [] });
    expect(excess).toBeLessThanOrEqual(0);
  });

  it('so are the screens of invitations and of an expired link, on the narrowest phone too [ROL-037, ROL-042, ROL-044]', async () => {
    const page = await openWindow(wish);
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      found[name] = await violationsAndSmallTargets(page);
      if (wish.screen !== 'phone') return;
      await page.setViewportSize({ width: 320, height: 700 });
      if ((await overflow(page)) > 0) found[name]?.push('wider than 320 pixels');
      await page.setViewportSize(screens.phone.viewport);
    };
    await page.goto(`${appUrl}/invito#t=none`);
    await page.getByRole('heading', { name: /invito non è più|invitation is no longer/ }).waitFor();
    await look('invalid');
    await signIn(page, 'giulia.ferrero@example.com', '/gestione/inviti');
    await page.getByRole('heading', { name: 'Inviti', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await look('invitations');
    await page.getByRole('button', { name: 'Invita', exact: true }).first().click();
    await page.getByLabel('Messaggio').waitFor();
    await look('invite one');
    await page.getByRole('button', { name: 'Più persone' }).click();
    await page.getByLabel(/^Persone, una per riga/).fill('ada@example.com; Ada; privato\nstorta');
    await page.getByText('e-mail non valida').waitFor();
    await look('invite several');
    await page.goto(`${appUrl}/utenti`);
    await headAction(page, 'Crea senza invito');
    await page.getByRole('dialog', { name: 'Nuovo utente' }).waitFor();
    await look('without invitation');
    expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
    expect(Object.keys(found)).toHaveLength(5);
  });
});
