/** An address that the page may go to. Another protocol, such as `javascript:`, could run a script in the page. */
export function loadableAddress(address: string): string {
  const { href, protocol } = new URL(address, window.location.href);
  if (!/^https?:$/.test(protocol)) throw new Error('The address does not begin with http.');
  return href;
}
