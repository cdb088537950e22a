import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { isTokenOf, shareAddress, shareToken } from '#lambdas/store/pass/share-token.ts';
import { tokenInFragment } from '#shared/access/token-in-fragment.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';

vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');

const key = 'a key';
const tokenOf = (link = aShareLink()) => shareToken(link, key);

it('leads to the print view, with the token where no server sees it', () => {
  const { origin, pathname, search, hash } = new URL(shareAddress('q7', tokenOf()));
  expect([origin, pathname, search]).toEqual(['https://preventivi.example', '/preventivi/q7/pdf', '']);
  expect(tokenInFragment(hash)).toBe(tokenOf());
});

it('differs for every key, link, quotation, audience and expiry', () => {
  const link = aShareLink();
  const tokens = [
    shareToken(link, 'another key'),
    ...(
      [
        { id: 'link-2' },
        { quotation: 'q2' },
        { audience: 'SITE' },
        { expiresAt: '2027-12-20T08:00:00.000Z' },
      ] as const
    ).map((changes) => tokenOf({ ...link, ...changes })),
  ];
  expect(new Set([tokenOf(), ...tokens]).size).toBe(6);
});

it('is told by its hash, which opens nothing itself', () => {
  const link = aShareLink({ tokenHash: hashOf(tokenOf()) });
  expect(isTokenOf(link, tokenOf())).toBe(true);
  for (const token of [link.tokenHash, `${link.id}.${link.tokenHash}`, `${tokenOf()}.`, key, ''])
    expect(isTokenOf(link, token), token).toBe(false);
  expect(isTokenOf({ tokenHash: '' }, '')).toBe(false);
});

it('is signed by HMAC with SHA-256', () => {
  const { quotation, id, audience, expiresAt } = aShareLink();
  const said = [quotation, id, audience, expiresAt].join('\n');
  const signature = createHmac('sha256', key).update(said).digest();
  expect(signature).toHaveLength(256 / 8);
  expect(tokenOf()).toBe(`${id}.${signature.toString('base64url')}`);
});

it('stays the same when the link is opened, so that its address can be shown again', () => {
  expect(tokenOf(aShareLink({ openings: 3, openedAt: '2026-11-21T08:00:00.000Z' }))).toBe(tokenOf());
});
