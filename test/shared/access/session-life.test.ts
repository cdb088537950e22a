import { expect, it } from 'vitest';
import { lastUseOf } from '#shared/access/last-use-of.ts';

it('a session is of no use any more an hour after its thirty days', () => {
  const signedInAt = Date.parse('2026-01-01T09:00:00Z') / 1000;
  expect(new Date(lastUseOf(signedInAt) * 1000).toISOString()).toBe('2026-01-31T10:00:00.000Z');
});
