import { expect, it } from 'vitest';
import { sourceAddress } from '#lambdas/runtime/source-address.ts';

it('is the address itself for IPv4', () => {
  expect(sourceAddress('192.0.2.7')).toBe('192.0.2.7');
  expect(sourceAddress('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
});

it('is the network of one customer for IPv6, however it is written', () => {
  const network = '2001:db8:0:12::/64';
  for (const address of ['2001:db8:0:12::1', '2001:DB8::12:5:6:7:8', '2001:0db8:0000:0012:ffff:1:2:3']) {
    expect(sourceAddress(address)).toBe(network);
  }
  expect(sourceAddress('2001:db8:0:13::1')).not.toBe(network);
  expect(sourceAddress('::1')).toBe('0:0:0:0::/64');
});
