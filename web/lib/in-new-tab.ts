import { loadableAddress } from './loadable-address.ts';

/**
 * Opens a tab during the click, then leads it to the address. If the browser refuses a tab, it uses the same one (OP33).
 * A failure closes the new tab.
 */
export async function inNewTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const loadable = loadableAddress(await address());
    (tab ?? window).location.replace(loadable);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
