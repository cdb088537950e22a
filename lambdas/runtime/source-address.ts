import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from './env.ts';
import { hashOf } from './hash-of.ts';

/** Parts of an IPv6 address that a network gives to one customer: the first 64 bits. */
const networkParts = 4;

/**
 * The viewer's address, as requests are counted. CloudFront names it in a header, and proves itself by the secret.
 * Without the proof, the gateway was asked past the website: then the address that the gateway saw counts.
 */
export function viewerAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const { 'x-origin-secret': secret = '', 'x-viewer-address': viewer } = headers;
  // Hashes are compared, so that the time it takes tells nothing of the secret.
  const isProven = hashOf(secret) === hashOf(env.originSecret);
  return sourceAddress((isProven && viewer) || requestContext.http.sourceIp);
}

/**
 * The address of a caller as requests are counted. `sourceIp` is one that a service saw. A customer has more IPv6
 * addresses than anyone could count, so they count as one.
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
