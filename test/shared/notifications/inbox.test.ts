import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSeenByUsers,
  mergedInbox,
  placeOf,
  readOf,
  unreadAtMost,
  withAllRead,
  withRead,
} from '#shared/notifications/inbox.ts';
import { mayHaveRecipients } from '#shared/notifications/may-have-recipients.ts';
import { lineOf, notificationStatuses } from '#shared/schemas/notification.ts';
import type { OwnEvent } from '#shared/schemas/own-event.ts';
import { aNotification } from '#test/support/builders/notification.ts';

const nothing = { allReadUntil: '', read: [] };
const instant = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const aLine = (minute: number) => lineOf(aNotification({ id: `n${minute}`, sentAt: instant(minute) }));
/** The latest first. */
const lines = (count: number) => Array.from({ length: count }, (_, index) => aLine(count - index));
const unread = (...args: Parameters<typeof readOf>) => args[0].filter((line) => !readOf(...args)(line));

describe('what is unread', () => {
  it('is every line sent since the user came, and neither opened nor put aside', () => {
    const all = lines(6);
    const marks = { allReadUntil: placeOf(aLine(3)), read: ['n5'] };
    expect(unread(all, nothing, '').map(({ id }) => id)).toEqual(['n6', 'n5', 'n4', 'n3', 'n2', 'n1']);
    expect(unread(all, marks, '').map(({ id }) => id)).toEqual(['n6', 'n4']);
    expect(unread(all, nothing, instant(5)).map(({ id }) => id)).toEqual(['n6', 'n5']);
  });

  it('is by when it was sent, not by when it was written', () => {
    const marks = withAllRead(nothing, lines(3));
    const late = lineOf(aNotification({ id: 'a-written-long-ago', sentAt: instant(9) }));
    expect(readOf([late, ...lines(3)], marks, '')(late)).toBe(false);
  });

  it('is never more than the newest fifty', () => {
    const all = lines(unreadAtMost);
    expect(unread(all, nothing, '')).toHaveLength(unreadAtMost);
    expect(readOf(all, nothing, '')(aLine(0))).toBe(true);
  });

  it('is by the number of lines alone where there are fewer than fifty', () => {
    const all = lines(unreadAtMost - 1);
    expect(readOf(all, nothing, '')(aLine(0))).toBe(false);
  });

  it('shrinks by what is opened, which is told as opened once, of what is in the inbox alone', () => {
    const first = withRead(nothing, lines(3), ['n3', 'n1', 'elsewhere']);
    expect(first.opened.map(({ id }) => id)).toEqual(['n3', 'n1']);
    expect(first.marks).toEqual({ allReadUntil: '', read: ['n3', 'n1'] });
    const second = withRead(first.marks, lines(3), ['n3', 'n2']);
    expect(second.opened.map(({ id }) => id)).toEqual(['n2']);
    expect(second.marks).toEqual({ allReadUntil: '', read: ['n3', 'n1', 'n2'] });
    expect(unread(lines(3), second.marks, '')).toEqual([]);
  });

  it('is remembered of the hundred that were opened last', () => {
    const ids = (from: number) => Array.from({ length: 50 }, (_, index) => `n${from + index}`);
    const marks = { allReadUntil: '', read: [...ids(1), ...ids(51)] };
    const { marks: after } = withRead(marks, [aLine(200)], ['n200']);
    expect(after.read).toEqual([...marks.read.slice(1), 'n200']);
  });

  it('is nothing once all was put aside, until the next comes', () => {
    const marks = withAllRead({ allReadUntil: placeOf(aLine(1)), read: ['n2'] }, lines(3));
    expect(marks).toEqual({ allReadUntil: placeOf(aLine(3)), read: ['n2'] });
    expect(unread(lines(4), marks, '').map(({ id }) => id)).toEqual(['n4']);
  });

  it('never grows by reading, and what is remembered stays small', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 })), (openings) => {
        let marks: Parameters<typeof withRead>[0] = nothing;
        const all = lines(unreadAtMost);
        const opened = new Map<string, number>();
        for (const ids of openings) {
          const before = unread(all, marks, '').length;
          const after = withRead(
            marks,
            all,
            ids.map((id) => `n${id}`),
          );
          for (const { id } of after.opened) opened.set(id, (opened.get(id) ?? 0) + 1);
          marks = after.marks;
          expect(unread(all, marks, '').length).toBeLessThanOrEqual(before);
          expect(marks.read.length).toBeLessThanOrEqual(2 * unreadAtMost);
        }
        expect([...opened.values()].every((times) => times === 1)).toBe(true);
      }),
    );
  });

  it('does not come back when there is nothing new', () => {
    const marks = { allReadUntil: placeOf(aLine(9)), read: [] };
    expect(withAllRead(marks, lines(3))).toBe(marks);
    expect(withAllRead(marks, [])).toBe(marks);
    const same = { ...marks, allReadUntil: placeOf(aLine(3)) };
    expect(withAllRead(same, lines(3))).toBe(same);
  });
});

describe('events of own offers', () => {
  const anEvent = (minute: number): OwnEvent => ({
    ...{ id: `e${minute}`, at: instant(minute), kind: 'opened', offer: 'o1', version: 1 },
  });

  it('stand among the notifications by their time, without words of their own [FUP-018]', () => {
    const merged = mergedInbox(lines(3), [anEvent(5), anEvent(2)]);
    expect(merged.map(({ id }) => id)).toEqual(['e5', 'n3', 'n2', 'e2', 'n1']);
    expect(merged[0]).toEqual({
      ...{ id: 'e5', sentAt: instant(5), title: '', body: '', cta: false, ctaText: '', ctaUrl: '' },
      ...{ attachment: false, attachmentText: '', attachmentOriginalName: null, editedAt: null },
      event: { kind: 'opened', offer: 'o1' },
    });
  });

  it('count as unread, and as read once they were opened, as notifications do [FUP-018]', () => {
    const merged = mergedInbox(lines(1), [anEvent(2)]);
    expect(unread(merged, nothing, '').map(({ id }) => id)).toEqual(['e2', 'n1']);
    const { marks } = withRead(nothing, merged, ['e2']);
    expect(unread(merged, marks, '').map(({ id }) => id)).toEqual(['n1']);
  });
});

describe('what users see', () => {
  it('is dated by its sending', () => {
    expect(aLine(1).sentAt).toBe(instant(1));
    expect(lineOf(aNotification({ sentAt: null })).sentAt).toBe('');
    expect(isSeenByUsers({ status: 'sent', sentAt: null })).toBe(false);
  });

  it('is what was sent, archived or not, and nothing that tells of its sending [OPW-45, OPW-51]', () => {
    const seen = notificationStatuses.filter((status) => isSeenByUsers({ status, sentAt: instant(1) }));
    expect(seen).toEqual(['sent', 'archived']);
    expect(Object.keys(aLine(1)).toSorted()).toEqual([
      'attachment',
      'attachmentOriginalName',
      'attachmentText',
      'body',
      'cta',
      'ctaText',
      'ctaUrl',
      'editedAt',
      'id',
      'sentAt',
      'title',
    ]);
  });
});

describe('recipients', () => {
  const topics = [
    { type: 'agente', acceptedAt: instant(1), messageId: 'm', errorCode: null, errorMessage: null },
    { type: 'keim', acceptedAt: null, messageId: null, errorCode: 'internal', errorMessage: null },
  ];

  it('are those of what was sent, whatever their order [OPW-42]', () => {
    const sent = { status: 'sent' as const, recipients: ['keim', 'agente'], topics: [] };
    expect(mayHaveRecipients(sent, ['agente', 'keim'])).toBe(true);
    for (const others of [['agente'], ['agente', 'keim', 'test'], ['agente', 'test']])
      expect(mayHaveRecipients(sent, others)).toBe(false);
  });

  it('of a draft are free, but for those whom an earlier try reached', () => {
    const draft = { status: 'draft' as const, recipients: ['agente', 'keim'], topics };
    expect(mayHaveRecipients(draft, ['agente', 'test'])).toBe(true);
    expect(mayHaveRecipients(draft, ['keim'])).toBe(false);
    expect(mayHaveRecipients({ ...draft, topics: [] }, ['test'])).toBe(true);
  });
});
