import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCompressed } from '#infra/local/compressed.ts';

const server = createServer((request, response) => {
  const answer = { text: 'a'.repeat(request.url === '/long' ? 5_000 : 50) };
  void sendCompressed(request, response, answer, {});
});
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

describe('an answer of the local API', () => {
  it('is zipped where it is long and the browser reads that', async () => {
    const response = await fetch(address('/long'));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.json()).text).toHaveLength(5_000);
  });

  it.each([
    ['is short', '/short', 'gzip'],
    ['goes to who reads no gzip', '/long', 'identity'],
  ])('stays as it is where it %s', async (_, path, accepted) => {
    const response = await fetch(address(path), { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await response.json()).text).not.toBe('');
  });
});
