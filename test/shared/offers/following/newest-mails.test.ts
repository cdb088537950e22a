import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestMails } from '#shared/offers/following/newest-mails.ts';

const mail = (address: string, version: number, at: string) => ({ address, version, at });

describe('the mails whose fate counts [FUP-005]', () => {
  it('are the newest to each address, about the newest version', () => {
    const first = mail('anna@example.com', 2, '2026-12-03T10:00:00.000Z');
    const again = mail('anna@example.com', 2, '2026-12-03T11:00:00.000Z');
    const other = mail('neri@example.com', 2, '2026-12-03T10:00:00.000Z');
    const former = mail('gino@example.com', 1, '2026-12-02T10:00:00.000Z');
    expect(newestMails([again, first, other, former], 2)).toEqual([again, other]);
    expect(newestMails([former, again], 1)).toEqual([former]);
  });

  it('are one for each address at most, whatever their order', () => {
    const mails = fc.uniqueArray(
      fc.record({
        address: fc.constantFrom('a', 'b', 'c'),
        version: fc.integer({ min: 1, max: 3 }),
        at: fc.date({ noInvalidDate: true }).map(String),
      }),
      { selector: ({ at }) => at },
    );
    fc.assert(
      fc.property(mails, fc.integer({ min: 1, max: 3 }), (all, version) => {
        const found = newestMails(all, version);
        expect(new Set(found.map(({ address }) => address)).size).toBe(found.length);
        expect(newestMails(all.toReversed(), version).toReversed()).toEqual(found);
      }),
    );
  });
});
