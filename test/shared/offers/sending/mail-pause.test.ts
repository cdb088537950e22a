import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCountedDay, isPausedBy, recentCounts } from '#shared/offers/sending/mail-pause.ts';

describe('mails of an account', () => {
  it.each([
    [{ sent: 0, bounced: 0, complained: 0 }, false],
    [{ sent: 500, bounced: 0, complained: 1 }, false],
    [{ sent: 500, bounced: 0, complained: 2 }, true],
    [{ sent: 19, bounced: 19, complained: 0 }, false],
    [{ sent: 20, bounced: 2, complained: 0 }, false],
    [{ sent: 20, bounced: 3, complained: 0 }, true],
    [{ sent: 29, bounced: 2, complained: 0 }, false],
    [{ sent: 29, bounced: 3, complained: 0 }, true],
  ])('%j: paused %s [SND-024]', (counts, isPaused) => {
    expect(isPausedBy(counts)).toBe(isPaused);
  });

  it('are counted for 30 days, today included [SND-024]', () => {
    expect(firstCountedDay('2026-12-03')).toBe('2026-11-04');
    const day = (day: string, sent: number) => ({ day, sent, bounced: 1, complained: 0 });
    const days = [day('2026-11-03', 100), day('2026-11-04', 10), day('2026-12-03', 1), day('2026-12-04', 50)];
    expect(recentCounts(days, '2026-12-03')).toEqual({ sent: 11, bounced: 2, complained: 0 });
  });

  it('are never paused by mails that arrive, and stay paused by more that come back [SND-024]', () => {
    const counts = fc.record({ sent: fc.nat(300), bounced: fc.nat(300), complained: fc.nat(3) });
    fc.assert(
      fc.property(counts, fc.nat(50), ({ sent, bounced, complained }, more) => {
        expect(isPausedBy({ sent, bounced: 0, complained: 0 })).toBe(false);
        if (isPausedBy({ sent, bounced, complained }))
          expect(isPausedBy({ sent, bounced: bounced + more, complained: complained + more })).toBe(true);
      }),
    );
  });
});
