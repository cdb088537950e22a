import { isIPv6 } from 'node:net';

/** Parts of an IPv6 address that a network gives to one customer: the first 64 bits. */
const networkParts = 4;

/**
 * The address of a caller as requests are counted. `sourceIp` is the address that the gateway saw, never one of a
 * header. A customer has more IPv6 addresses than anyone could count, so they count as one.
 */
export function sourceAddress(sourceIp: string): string {
  if (!isIPv6(sourceIp) || sourceIp.includes('.')) return sourceIp;
  const [before = '', after = ''] = sourceIp.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const parts = [...head, ...zeros, ...tail].map((part) => part.replace(/^0+(?=.)/, ''));
  return `${parts.slice(0, networkParts).join(':')}::/64`;
}
