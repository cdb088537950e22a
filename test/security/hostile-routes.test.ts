import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOf } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { created } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { hostileStrings } from './hostile-values.ts';
import { expectKnownCodeOfRoute } from './refusal-codes.ts';

let door: ServedLocally;
let id: string;
let token: string;
beforeAll(async () => {
  // Windows that no other test uses.
  door = await openHttpDoor(new Date('2042-05-01T00:00:00Z'));
  token = await tokenOf('painter');
  ({ id } = await created('painter'));
});
afterAll(async () => {
  await door.close();
  const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
  await closeBrowser();
});

const routes = ['downloadXLS', 'downloadPDF'] as const;

/** An address cannot contain half of a surrogate pair; longer ones never reach a gateway. */
const sendable = hostileStrings.filter((text) => text.isWellFormed() && text.length < 6000);

async function ask(route: string, query: Record<string, string>, authorization?: string): Promise<number> {
  const headers: HeadersInit = authorization ? { authorization } : {};
  const address = `${door.url}/functions/${route}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { headers, redirect: 'manual' });
  expectKnownCodeOfRoute(response.status, await response.text());
  return response.status;
}

describe.each(routes)('%s', (route) => {
  // The routes share an adapter; each takes half of the strings.
  const share = sendable.filter((_, index) => index % routes.length === routes.indexOf(route));

  it('refuses every hostile id of a quotation', async () => {
    for (const q of share) expect([400, 404]).toContain(await ask(route, { q }, `Bearer ${token}`));
  });

  it.each(['offer', 'colours'])('refuses every hostile id of another document: %s', async (of) => {
    for (const q of share)
      expect([400, 404]).toContain(await ask(route, { q, of, costs: q, measures: q }, `Bearer ${token}`));
  });

  it('refuses every hostile ticket', async () => {
    for (const ticket of share.filter(Boolean)) {
      expect([410, 429]).toContain(await ask(route, { q: id, ticket }));
    }
  });

  it('refuses every hostile session', async () => {
    for (const text of share.filter((one) => /^[\x21-\x7e]{1,2000}$/.test(one))) {
      expect(await ask(route, { q: id }, `Bearer ${text}`)).toBe(401);
    }
  });

  it('ignores hostile options', async () => {
    const names = [
      'lang',
      'type',
      'showPrices',
      'showSpecs',
      'pricelist',
      'hostingUrl',
      'xls',
      'of',
      'measures',
      'costs',
    ];
    // A PDF takes long.
    const tries = route === 'downloadPDF' ? 3 : Math.ceil(sendable.length / names.length);
    for (let start = 0; start < tries; start += 1) {
      const options = names.map((name, at) => [name, sendable[start * names.length + at] ?? '']);
      expect(await ask(route, { q: id, ...Object.fromEntries(options) }, `Bearer ${token}`)).toBe(200);
    }
  });

  it('ignores unknown parameters, and refuses repeated ones', async () => {
    const strange = { q: id, __proto__x: '1', constructor: 'x', toString: 'x', 'a[b]': '1', '': '1' };
    expect(await ask(route, strange, `Bearer ${token}`)).toBe(200);
    const twice = await fetch(`${door.url}/functions/${route}?q=${id}&q=${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(twice.status).toBe(400);
    expectKnownCodeOfRoute(twice.status, await twice.text());
  });
});

describe('a share link', () => {
  it.each(['sharedQuotation', 'downloadPDF'])(
    'of %s refuses every hostile token and quotation',
    async (route) => {
      for (const text of sendable.filter(Boolean)) {
        const isHeader = /^[\x21-\xff]+$/.test(text);
        if (isHeader) expect([410, 429]).toContain(await ask(route, { q: id }, `Share ${text}`));
        expect([410, 429]).toContain(await ask(route, { q: text }, 'Share link.signature'));
      }
    },
  );
});
