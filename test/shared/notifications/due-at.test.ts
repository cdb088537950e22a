import { describe, expect, it } from 'vitest';
import { dueAt, graceSeconds, isDue } from '#shared/notifications/due-at.ts';
import { notificationStatuses } from '#shared/schemas/notification.ts';

const todoAt = '2026-11-20T10:00:00.000Z';
const waits = { status: 'todo', todoAt, sendAt: null, leaseUntil: null } as const;

describe('when somebody has to look after a notification', () => {
  it('is half a minute after it was given to be sent, or the day it is for [OPW-40]', () => {
    expect(dueAt(waits, graceSeconds)).toBe('2026-11-20T10:00:30.000Z');
    expect(dueAt(waits, 120)).toBe('2026-11-20T10:02:00.000Z');
    const later = '2026-12-01T08:00:00.000Z';
    expect(dueAt({ ...waits, sendAt: later }, graceSeconds)).toBe(later);
    expect(dueAt({ ...waits, sendAt: '2026-11-19T08:00:00.000Z' }, graceSeconds)).toBe(
      '2026-11-20T10:00:30.000Z',
    );
  });

  it('is when its sender gives no sign any more, while it is sent', () => {
    const leaseUntil = '2026-11-20T10:01:30.000Z';
    expect(dueAt({ ...waits, status: 'sending', leaseUntil }, graceSeconds)).toBe(leaseUntil);
  });

  it('is at once, where nobody noted when', () => {
    expect(dueAt({ ...waits, status: 'sending' }, graceSeconds)).toBe('');
    expect(dueAt({ ...waits, todoAt: null }, graceSeconds)).toBe('1970-01-01T00:00:00.000Z');
    const sendAt = '2026-12-01T08:00:00.000Z';
    expect(dueAt({ ...waits, todoAt: null, sendAt }, graceSeconds)).toBe(sendAt);
  });

  it('has come on the instant itself', () => {
    expect(isDue(waits, 30, new Date('2026-11-20T10:00:29.999Z'))).toBe(false);
    expect(isDue(waits, 30, new Date('2026-11-20T10:00:30.000Z'))).toBe(true);
    expect(isDue({ ...waits, status: 'draft' }, 30, new Date('2027-01-01T00:00:00Z'))).toBe(false);
  });

  it('is never, in any other status', () => {
    for (const status of notificationStatuses.filter((one) => one !== 'todo' && one !== 'sending'))
      expect(dueAt({ ...waits, status }, graceSeconds)).toBeUndefined();
  });
});
