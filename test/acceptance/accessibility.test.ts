import { describe, expect, it } from 'vitest';
import { appUrl, openWindow, type ScreenName, signIn, withBrowser } from './app.ts';
import { violations } from './look.ts';

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
    const found: Record<string, string[]> = { login: await violations(page) };
    await signIn(page, 'marco.bellini@example.com');
    await page.getByRole('link', { name: 'Rifacimento cappotto scuola Don Milani' }).waitFor();
    found.list = await violations(page);
    await page.getByRole('link', { name: 'Rifacimento cappotto scuola Don Milani' }).click();
    await page.locator('.quotation tbody').first().waitFor();
    found.quotation = await violations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto(`${page.url()}/modifica`);
    await page.getByRole('searchbox').first().waitFor();
    // Judged at rest: with its products, and none on their way.
    await page.getByText(/^1–15 (di|of) /).waitFor();
    await page.waitForLoadState('networkidle');
    found.selection = await violations(page);
    await page.goto(`${appUrl}/preventivi/nuovo/test?name=Prova&location=Bologna&province=BO`);
    await page.getByRole('heading', { name: /^(Dove si trova|Where is) / }).waitFor();
    found.test = await violations(page);
    expect(found).toEqual({ login: [], list: [], quotation: [], selection: [], test: [] });
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
