import type { Page } from 'playwright-core';

/** Presses an action in the head of a screen: a button, on phones an item of its menu. */
export async function headAction(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (isPhone) await page.getByRole('button', { name: /^(Altre azioni|More actions)$/ }).click();
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name, exact: true }).click();
}
