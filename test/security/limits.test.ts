import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/access/limits.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { created } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

// Each at the start of a window that no other test uses.
describe.each([
  ['tickets', (made: string) => ({ path: `downloadXLS?q=q1&ticket=${made}` }), '2041-05-01T00:00:00Z'],
  [
    'tokens of links',
    (made: string) => ({ path: 'sharedQuotation?q=q1', authorization: `Share ${made}` }),
    '2041-05-02T00:00:00Z',
  ],
] as const)('%s that open nothing', (_, request, start) => {
  let door: ServedLocally;
  beforeAll(async () => {
    door = await openHttpDoor(new Date(start), 500);
  });
  afterAll(() => door.close());

  it('are limited for one address, whatever address the caller claims', async () => {
    const tries = Array.from({ length: limits['failed-pass'].most + 1 }, (_, index) => index);
    const statuses: number[] = [];
    let last: Response | undefined;
    for (const index of tries) {
      const claimed = `203.0.113.${index}`;
      const { path, ...authorization } = request(`made-up-${index}`);
      const headers = {
        ...authorization,
        'x-forwarded-for': claimed,
        forwarded: `for=${claimed}`,
        'x-viewer-address': claimed,
        'x-origin-secret': 'a guess',
      };
      last = await fetch(`${door.url}/functions/${path}`, { headers });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array(limits['failed-pass'].most).fill(410), 429]);
    const seconds = Number(last?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(limits['failed-pass'].seconds);
    expect(await last?.json()).toEqual({
      error: true,
      code: 'too-many-requests',
      params: { retryAfter: seconds },
    });
  });
});

describe('download tickets', () => {
  it('are limited per minute for one user, and not for another', async () => {
    const { createDownloadTicket } = await import('#lambdas/documents/create-download-ticket.ts');
    const { id, uid } = await created('painter');
    const context = { address: '', now: new Date('2041-05-01T00:00:10Z'), newId: () => '' };
    const asked = (user: string) =>
      createDownloadTicket.run(
        { quotation: id },
        { ...context, caller: { kind: 'user', user: aUser({ id: user, uid: user, superUser: true }) } },
      );
    const { most } = limits['download-ticket'];
    const outcomes = await Promise.allSettled(Array.from({ length: most + 3 }, () => asked(uid)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
    await expect(asked(uid)).rejects.toMatchObject({ code: 'too-many-requests', params: { retryAfter: 50 } });
    await expect(asked('another')).resolves.toMatchObject({ ticket: expect.any(String) });
  });
});

describe('documents', () => {
  it('are limited per minute for one account, both kinds together, and not for another', async () => {
    const { downloadPdf } = await import('#lambdas/documents/download-pdf.ts');
    const { downloadXls } = await import('#lambdas/documents/download-xls.ts');
    const start = new Date('2041-05-01T00:00:10Z').getTime();
    // A missing quotation counts too, and is faster.
    const asked = (route: typeof downloadPdf, id: string, seconds = 0) => {
      const context = { address: '', now: new Date(start + seconds * 1000), newId: () => '' };
      return route.run({ q: 'none' }, { ...context, caller: { kind: 'user', user: aUser({ id }) } });
    };
    const { most } = limits.document;
    const account = `many-${process.pid}`;
    const tries = Array.from({ length: most }, (_, index) => (index % 2 ? downloadPdf : downloadXls));
    for (const route of tries)
      await expect(asked(route, account)).rejects.toMatchObject({ code: 'not-found' });
    for (const route of [downloadPdf, downloadXls]) {
      const refused = { code: 'too-many-requests', params: { retryAfter: 50 } };
      await expect(asked(route, account)).rejects.toMatchObject(refused);
      await expect(asked(route, 'another')).rejects.toMatchObject({ code: 'not-found' });
      await expect(asked(route, account, 50)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

describe('shared quotations', () => {
  it('are limited per minute for one address, and not for another', async () => {
    const { sharedQuotation } = await import('#lambdas/documents/shared-quotation.ts');
    const now = new Date('2041-05-01T00:00:10Z');
    const caller = { kind: 'guest', link: aShareLink({ quotation: 'none' }) } as const;
    const asked = (address: string) =>
      sharedQuotation.run({ q: 'none' }, { caller, address, now, newId: () => '' });
    const { most } = limits['shared-quotation'];
    const busy = `shared-${process.pid}`;
    const outcomes = await Promise.allSettled(Array.from({ length: most + 3 }, () => asked(busy)));
    const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
    expect(codes.filter((code) => code === 'link-expired')).toHaveLength(most);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(3);
    await expect(asked('another')).rejects.toMatchObject({ code: 'link-expired' });
  });
});

describe('translations', () => {
  it('are limited per minute for one account, products and phases together, and not for another', async () => {
    const { translatePhase } = await import('#lambdas/translation/translate-phase.ts');
    const { translateProduct } = await import('#lambdas/translation/translate-product.ts');
    const context = { address: '', now: new Date('2041-05-01T00:00:10Z'), newId: () => '' };
    // An empty text counts too.
    const productData = { name: '', details: '', specs: '', consumptionranges: [], priceranges: [] };
    const phaseData = { name: '', procedure: '', choices: [] };
    const asked = (id: string, index = 0) => {
      const caller = { kind: 'user', user: aUser({ id, superUser: true }) } as const;
      return index % 2
        ? translatePhase.run({ phaseData }, { ...context, caller })
        : translateProduct.run({ productData }, { ...context, caller });
    };
    const { most } = limits.translation;
    const busy = `translating-${process.pid}`;
    const tries = Array.from({ length: most + 3 }, (_, index) => asked(busy, index));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
    await expect(asked(busy)).rejects.toMatchObject({
      code: 'too-many-requests',
      params: { retryAfter: 50 },
    });
    await expect(asked('another')).resolves.toMatchObject({ success: true });
  });
});

describe('images of users', () => {
  it('are limited per hour for one account, and not for another', async () => {
    const { uploadUserImage } = await import('#lambdas/accounts/upload-user-image.ts');
    const { writeUser } = await import('#lambdas/store/user/user-store.ts');
    const context = { address: '', now: new Date('2041-05-01T00:00:10Z'), newId: () => 'id' };
    const asked = (id: string) =>
      uploadUserImage.run(
        { userId: id, type: 'image/png', fileName: 'Logo.png' },
        { ...context, caller: { kind: 'user', user: aUser({ id, uid: id }) } },
      );
    const [one, other] = ['uploads-much', 'uploads-little'];
    for (const id of [one, other]) await writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com` }));
    const { most } = limits['user-image'];
    const outcomes = await Promise.allSettled(Array.from({ length: most + 3 }, () => asked(one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
    await expect(asked(one)).rejects.toMatchObject({
      code: 'too-many-requests',
      params: { retryAfter: 3590 },
    });
    await expect(asked(other)).resolves.toMatchObject({ key: expect.any(String) });
  });
});
