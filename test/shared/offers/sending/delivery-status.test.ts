import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeliveryStatus,
  deliveryStatuses,
  isRaisedBy,
  reportedBy,
  shownStatus,
} from '#shared/offers/sending/delivery-status.ts';

const raised = (reports: readonly DeliveryStatus[]): DeliveryStatus =>
  reports.reduce((known, report) => (isRaisedBy(known, report) ? report : known), 'unknown');

describe('the status of a mail', () => {
  it.each([
    ['Send', undefined, { status: 'handed', bounce: null }],
    ['DeliveryDelay', undefined, { status: 'delayed', bounce: null }],
    ['Delivery', undefined, { status: 'delivered', bounce: null }],
    ['Reject', undefined, { status: 'failed', bounce: null }],
    ['Rendering Failure', undefined, { status: 'failed', bounce: null }],
    ['Bounce', 'Permanent', { status: 'bounced', bounce: 'permanent' }],
    ['Bounce', 'Transient', { status: 'bounced', bounce: 'transient' }],
    ['Bounce', 'Undetermined', { status: 'bounced', bounce: 'transient' }],
    ['Complaint', undefined, { status: 'complained', bounce: null }],
  ])('after %s %s is %j [SND-049]', (type, bounce, reported) => {
    expect(reportedBy(type, bounce)).toEqual(reported);
  });

  it('is not told by events of other kinds', () => {
    for (const type of ['Open', 'Click', 'Subscription', 'toString', ''])
      expect(reportedBy(type)).toBeUndefined();
  });

  it('has these ranks: one yields to those after it alone [SND-049]', () => {
    const order = 'unknown handed delayed delivered failed bounced complained'.split(' ') as DeliveryStatus[];
    expect(deliveryStatuses).toEqual(order);
    for (const [at, known] of order.entries())
      for (const [place, reported] of order.entries()) expect(isRaisedBy(known, reported)).toBe(place > at);
  });

  it('is shown as on its way for half a minute after it was noted [SND-022]', () => {
    const at = '2026-12-03T16:20:00.000Z';
    const shown = (status: DeliveryStatus, seconds: number) =>
      shownStatus({ status, at }, new Date(Date.parse(at) + seconds * 1000));
    expect([shown('unknown', 0), shown('unknown', 29), shown('unknown', 30)]).toEqual([
      ...['sending', 'sending', 'unknown'],
    ]);
    expect(deliveryStatuses.slice(1).map((status) => shown(status, 0))).toEqual(deliveryStatuses.slice(1));
  });

  it('is the same in whatever order reports come, however often [SND-049]', () => {
    const reports = fc.array(fc.constantFrom(...deliveryStatuses), { maxLength: 8 });
    fc.assert(
      fc.property(reports, fc.infiniteStream(fc.nat()), (given, places) => {
        const shuffled = [...given, ...given]
          .map((report) => ({ report, place: places.next().value }))
          .sort((one, other) => one.place - other.place)
          .map(({ report }) => report);
        expect(raised(shuffled)).toBe(raised(given));
      }),
    );
  });
});
