/**
 * Opens a tab during the click, then leads it to the address. If the browser refuses a tab, it uses the same one (OP33).
 * A failure closes the new tab.
 */
export async function inNewTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { href, protocol } = new URL(await address(), window.location.href);
    // An address of another kind would run as a script of this page.
    if (!/^https?:$/.test(protocol)) throw new Error('The address is none of the web.');
    (tab ?? window).location.replace(href);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
