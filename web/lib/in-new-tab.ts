/**
 * Opens a tab at once, while the click still allows it, and leads it to the address when that is known; the
 * same tab when the browser refuses another (OP33). A failure closes the new tab.
 */
export async function inNewTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    (tab ?? window).location.replace(await address());
  } catch (error) {
    tab?.close();
    throw error;
  }
}
