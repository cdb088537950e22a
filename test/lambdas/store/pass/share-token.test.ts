import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { isTokenOf, shareAddress } from '#lambdas/store/pass/share-token.ts';
import { tokenInFragment } from '#shared/access/token-in-fragment.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';

vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');

const tokenOf = (link = aShareLink()) => tokenInFragment(new URL(shareAddress(link)).hash) ?? '';

it('leads to the print view, with the token where no server sees it', () => {
  const { origin, pathname, search } = new URL(shareAddress(aShareLink({ quotation: 'q7' })));
  expect([origin, pathname, search]).toEqual(['https://preventivi.example', '/preventivi/q7/pdf', '']);
});

it('is the token of its own link alone', () => {
  const link = aShareLink();
  expect(isTokenOf(link, tokenOf())).toBe(true);
  for (const changes of [
    { key: 'another' },
    { id: 'link-2' },
    { quotation: 'q2' },
    { audience: 'SITE' },
    { expiresAt: '2027-12-20T08:00:00.000Z' },
  ] as const) {
    expect(isTokenOf({ ...link, ...changes }, tokenOf()), JSON.stringify(changes)).toBe(false);
  }
});

it('is signed by HMAC with SHA-256, so that links sent long ago stay good', () => {
  const { key, quotation, id, audience, expiresAt } = aShareLink();
  const said = [quotation, id, audience, expiresAt].join('\n');
  const signature = createHmac('sha256', key).update(said).digest();
  expect(signature).toHaveLength(256 / 8);
  expect(tokenOf()).toBe(`${id}.${signature.toString('base64url')}`);
});

it('stays the same when the link is opened, so that its address can be shown again', () => {
  expect(tokenOf(aShareLink({ openings: 3, openedAt: '2026-11-21T08:00:00.000Z' }))).toBe(tokenOf());
});
