import { describe, expect, it } from 'vitest';
import { startProblem } from '#shared/price-update/start-problem.ts';

const now = new Date('2026-03-01T10:00:00.000Z');

describe('an update that waits', () => {
  it('begins later than now', () => {
    expect(startProblem('2026-03-01T10:00:00.001Z', now)).toBeUndefined();
    expect(startProblem('2026-03-01T10:00:00.000Z', now)).toBe('past');
    expect(startProblem('2026-02-28T10:00:00.000Z', now)).toBe('past');
  });

  it('begins within 365 days', () => {
    expect(startProblem('2027-03-01T10:00:00.000Z', now)).toBeUndefined();
    expect(startProblem('2027-03-01T10:00:00.001Z', now)).toBe('tooFar');
  });
});
