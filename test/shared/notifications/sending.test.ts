import { describe, expect, it } from 'vitest';
import {
  leaseSeconds,
  missingTypes,
  released,
  settled,
  stuckMinutes,
  takenUp,
  withResult,
} from '#shared/notifications/sending.ts';
import { notificationStatuses } from '#shared/schemas/notification.ts';
import { aNotification } from '#test/support/builders/notification.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, seconds));
const iso = (seconds: number) => at(seconds).toISOString();
const grace = 30;

const waits = aNotification({ status: 'todo', todoAt: iso(0), recipients: ['agente', 'keim'] });
const sends = aNotification({
  ...waits,
  status: 'sending',
  holder: 'one',
  claimedAt: iso(30),
  leaseUntil: iso(90),
});
const accepted = (type: string) => ({
  type,
  acceptedAt: iso(31),
  messageId: `m-${type}`,
  errorCode: null,
  errorMessage: null,
});
const refused = (type: string, errorCode: string | null = 'unavailable') => ({
  type,
  acceptedAt: null,
  messageId: null,
  errorCode,
  errorMessage: errorCode && `${errorCode} said`,
});
const free = { holder: null, claimedAt: null, leaseUntil: null };

describe('who takes up a notification', () => {
  it('claims it for a minute, once it may no longer be cancelled [OPW-40]', () => {
    expect(leaseSeconds).toBe(60);
    expect(takenUp(waits, 'one', at(29), grace)).toBeUndefined();
    expect(takenUp(waits, 'one', at(30), grace)).toEqual({
      ...waits,
      status: 'sending',
      holder: 'one',
      claimedAt: iso(30),
      leaseUntil: iso(90),
    });
  });

  it('finds nothing to do when it is put off, cancelled or over', () => {
    expect(takenUp({ ...waits, sendAt: iso(500) }, 'one', at(400), grace)).toBeUndefined();
    for (const status of notificationStatuses.filter((each) => each !== 'todo' && each !== 'sending'))
      expect(takenUp({ ...waits, status }, 'one', at(400), grace)).toBeUndefined();
    expect(takenUp({ ...waits, status: null }, 'one', at(400), grace)).toBeUndefined();
  });

  it('leaves it to its sender until the minute is over, then goes on in its place', () => {
    expect(takenUp(sends, 'two', at(89), grace)).toBeUndefined();
    expect(takenUp(sends, 'two', at(90), grace)).toEqual({ ...sends, holder: 'two', leaseUntil: iso(150) });
  });

  it('gives up what was claimed more than ten minutes ago [OPW-40]', () => {
    const late = 30 + stuckMinutes * 60;
    expect(stuckMinutes).toBe(10);
    expect(takenUp(sends, 'two', at(late), grace)?.status).toBe('sending');
    const failed = { ...sends, ...free, status: 'error', errorCode: 'timeout', errorMessage: null };
    expect(takenUp(sends, 'two', new Date(at(late).getTime() + 1), grace)).toEqual(failed);
    expect(takenUp({ ...sends, claimedAt: null }, 'two', at(90), grace)).toEqual(failed);
  });
});

describe('a notification that is sent', () => {
  it('is missing where nobody accepted it', () => {
    expect(missingTypes({ ...sends, topics: [accepted('keim'), refused('agente')] })).toEqual(['agente']);
    expect(missingTypes(sends)).toEqual(['agente', 'keim']);
  });

  it('keeps one result of each type, the last, and shows that its sender is there', () => {
    const tried = { ...sends, topics: [refused('agente'), accepted('keim')] };
    expect(withResult(tried, accepted('agente'), at(70))).toEqual({
      ...sends,
      topics: [accepted('keim'), accepted('agente')],
      leaseUntil: iso(130),
    });
  });

  it('is free at once when its sender has no time left', () => {
    expect(released(sends, at(70))).toEqual({ ...sends, leaseUntil: iso(70) });
  });

  it('has come to its end once every type accepted it, whatever failed before', () => {
    const topics = [accepted('agente'), accepted('keim')];
    const before = { ...sends, topics, errorCode: 'unavailable', errorMessage: 'later' };
    expect(settled(before, at(80))).toEqual({
      ...sends,
      ...free,
      topics,
      status: 'sent',
      sentAt: iso(80),
      errorCode: null,
      errorMessage: null,
    });
  });

  it('has failed with what was said of the first type that refused it [OPW-40]', () => {
    const topics = [accepted('agente'), refused('keim', 'not-found')];
    expect(settled({ ...sends, topics }, at(80))).toEqual({
      ...sends,
      ...free,
      topics,
      status: 'error',
      errorCode: 'not-found',
      errorMessage: 'not-found said',
    });
    const silent = settled({ ...sends, topics: [refused('keim', null)] }, at(80));
    expect([silent.errorCode, silent.errorMessage]).toEqual(['timeout', null]);
    expect(settled(sends, at(80))).toMatchObject({ status: 'error', errorCode: 'timeout' });
  });
});
