/**
 * Opens a tab during the click, then leads it to the address. If the browser refuses a tab, it uses the same one (OP33).
 * A failure closes the new tab.
 */
export async function inNewTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { href, protocol } = new URL(await address(), window.location.href);
    // Another protocol, such as `javascript:`, could run a script in this page.
    if (!/^https?:$/.test(protocol)) throw new Error('The address does not begin with http.');
    (tab ?? window).location.replace(href);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
