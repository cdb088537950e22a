/** The provider's hosts, as `example.com`: the second one serves what the first does. */
export type ProviderHosts = { international: string; national: string };

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/**
 * The address to open for a download. The national host takes the place of the provider's international one, with or
 * without www; path and query stay. Other hosts are untouched (QVW-073, OP57). `undefined` for what is no http or https
 * address and must not be opened.
 */
export function nationalAddress(
  address: string,
  hosts: ProviderHosts | null | undefined,
): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (!hosts || withoutWww(url.host) !== withoutWww(hosts.international)) return address;
  url.host = hosts.national;
  return url.href;
}
