import { describe, expect, it } from 'vitest';
import { allowedEvents } from '#shared/offers/sending/allowed-events.ts';
import {
  type Decision,
  decide,
  type Happening,
  type OfferEvent,
  offerEvents,
} from '#shared/offers/sending/offer-events.ts';
import {
  formerAfterSend,
  type OfferState,
  type Standing,
  stateAt,
} from '#shared/offers/sending/offer-states.ts';

const lastDay = '2026-12-31';
const now = new Date('2026-12-31T22:59:59.999Z');
const dayAfter = new Date('2026-12-31T23:00:00.000Z');

const standing = (fields: Partial<NonNullable<Standing>>): Standing => ({
  ...{ number: 2, state: 'sent', validUntil: lastDay, endedBy: null, wasOpened: false },
  ...fields,
});

/** The columns of the table below: what the offer is, when it is asked, and whose version the page shows. */
const columns: Record<string, { newest: Standing; at?: Date; shown?: number }> = {
  draft: { newest: null },
  sent: { newest: standing({}) },
  opened: { newest: standing({ state: 'opened', wasOpened: true }) },
  expired: { newest: standing({ state: 'opened', wasOpened: true }), at: dayAfter },
  signed: { newest: standing({ state: 'accepted', endedBy: 'customer', wasOpened: true }) },
  marked: { newest: standing({ state: 'accepted', endedBy: 'owner' }) },
  refused: { newest: standing({ state: 'declined', endedBy: 'customer' }) },
  lost: { newest: standing({ state: 'declined', endedBy: 'owner' }) },
  withdrawn: { newest: standing({ state: 'withdrawn' }) },
};

/** Written after the specification, cell by cell: `-` is nothing, a code is a refusal, all else is stored. */
const specification = `
              draft               sent       opened     expired             signed              marked              refused             lost                withdrawn
edit          draft               sent       opened     opened              offer-accepted      offer-accepted      declined            declined            withdrawn
send          sent                sent       sent       sent                offer-accepted      offer-accepted      sent                sent                sent
resend        failed-precondition sent       opened     offer-expired       accepted            accepted            offer-declined      offer-declined      offer-withdrawn
withdraw      failed-precondition withdrawn  withdrawn  offer-expired       offer-accepted      offer-accepted      offer-declined      offer-declined      -
markAccepted  failed-precondition accepted   accepted   accepted            offer-accepted      -                   offer-declined      offer-declined      offer-withdrawn
markDeclined  failed-precondition declined   declined   declined            offer-accepted      offer-accepted      offer-declined      declined            offer-withdrawn
reopen        failed-precondition failed-precondition failed-precondition failed-precondition offer-accepted sent   opened              sent                offer-withdrawn
cancel        failed-precondition failed-precondition failed-precondition failed-precondition accepted accepted     failed-precondition failed-precondition failed-precondition
delete        removed             failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition
answer        failed-precondition sent       opened     opened              accepted            accepted            declined            declined            withdrawn
read          link-expired        -          -          -                   -                   -                   -                   -                   -
open          link-expired        opened     -          -                   -                   -                   -                   -                   -
ask           link-expired        opened     opened     opened              accepted            accepted            declined            declined            offer-withdrawn
decline       link-expired        declined   declined   offer-expired       offer-accepted      offer-accepted      offer-declined      offer-declined      offer-withdrawn
requestCode   link-expired        opened     opened     offer-expired       offer-accepted      offer-accepted      offer-declined      offer-declined      offer-withdrawn
accept        link-expired        accepted   accepted   offer-expired       offer-accepted      offer-accepted      offer-declined      offer-declined      offer-withdrawn
expire        -                   -          -          opened              -                   -                   -                   -                   -
remind        -                   sent       opened     -                   -                   -                   -                   -                   -
bounce        draft               sent       opened     opened              accepted            accepted            declined            declined            withdrawn
complaint     draft               sent       opened     opened              accepted            accepted            declined            declined            withdrawn
delivered     -                   -          -          -                   -                   -                   -                   -                   -
`;

const [heads = [], ...rows] = specification
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([event = '', ...steps]) =>
  steps.map((step, at) => ({ event: event as OfferEvent, column: heads[at] ?? '', step })),
);

const guests: readonly string[] = offerEvents.guest;
const happeningOf = (event: OfferEvent, shown: number): Happening =>
  (guests.includes(event) ? { event, shown, asksCode: true } : { event }) as Happening;

const tested = new Set<OfferEvent>();
const cellsOf = (event: OfferEvent) => {
  tested.add(event);
  return cells.filter((cell) => cell.event === event);
};

const worded = (decision: Decision) =>
  'next' in decision ? decision.next : 'refused' in decision ? decision.refused : '-';

function expectStep({ event, column, step }: (typeof cells)[number]) {
  const { newest, at = now } = columns[column] ?? { newest: null };
  expect(worded(decide(happeningOf(event, 2), { newest }, at))).toBe(step);
}

describe('an event on an offer', () => {
  it('is in the table with every state, once', () => {
    const events = Object.values(offerEvents).flat();
    expect(rows.map(([event]) => event)).toEqual(events);
    expect(heads).toEqual(Object.keys(columns));
    expect(cells).toHaveLength(events.length * heads.length);
  });

  it.each(cellsOf('edit'))('edit when $column: $step [SND-046]', expectStep);
  it.each(cellsOf('withdraw'))('withdraw when $column: $step [SND-041]', expectStep);
  it.each(cellsOf('markAccepted'))('markAccepted when $column: $step [SND-042]', expectStep);
  it.each(cellsOf('markDeclined'))('markDeclined when $column: $step [SND-043]', expectStep);
  it.each(cellsOf('reopen'))('reopen when $column: $step [SND-044]', expectStep);
  it.each(cellsOf('cancel'))('cancel when $column: $step [SND-045]', expectStep);
  it.each(cellsOf('delete'))('delete when $column: $step [SND-047]', expectStep);
  it.each(cells.filter(({ event }) => !tested.has(event)))(
    '$event when $column: $step [SND-036]',
    expectStep,
  );

  it('by a guest whose page shows an older version finds the newest one [ACC-039, ACC-041, ACC-042]', () => {
    const word = (event: OfferEvent, column: string) => {
      const { newest = null, at = now } = columns[column] ?? {};
      return worded(decide(happeningOf(event, 1), { newest }, at));
    };
    for (const event of ['decline', 'requestCode', 'accept'] as const) {
      for (const column of ['sent', 'opened', 'expired', 'refused', 'lost'])
        expect(word(event, column), `${event} ${column}`).toBe('offer-changed');
      for (const column of ['signed', 'marked']) expect(word(event, column)).toBe('offer-accepted');
      expect(word(event, 'withdrawn')).toBe('offer-withdrawn');
    }
    for (const column of heads.filter((head) => head !== 'draft')) {
      expect(word('read', column)).toBe('-');
      expect(word('open', column)).toBe('-');
    }
  });

  it('asks without opening a newer version that the page does not show [ACC-018]', () => {
    expect(decide(happeningOf('ask', 1), { newest: standing({}) }, now)).toEqual({ next: 'sent' });
    const withdrawn = columns.withdrawn?.newest ?? null;
    expect(decide(happeningOf('ask', 1), { newest: withdrawn }, now)).toEqual({ refused: 'offer-withdrawn' });
  });

  it('asks for a code after the state alone, where the version has one', () => {
    const ask = (newest: Standing) =>
      worded(decide({ event: 'requestCode', shown: 2, asksCode: false }, { newest }, now));
    expect(ask(standing({}))).toBe('failed-precondition');
    expect(ask(standing({ state: 'opened' }))).toBe('failed-precondition');
    expect(ask(standing({ state: 'withdrawn' }))).toBe('offer-withdrawn');
  });

  it('reopens what was opened as opened, and shows it expired once its day has passed [SND-044]', () => {
    const marked = standing({ state: 'declined', endedBy: 'owner', wasOpened: true });
    expect(decide({ event: 'reopen' }, { newest: marked }, now)).toEqual({ next: 'opened' });
    expect(decide({ event: 'reopen' }, { newest: marked }, dayAfter)).toEqual({ next: 'opened' });
    expect(stateAt(standing({ state: 'opened' }), dayAfter)).toBe('expired');
  });

  it('notes the end of the last day once [SND-040]', () => {
    const newest = standing({});
    expect(decide({ event: 'expire' }, { newest }, dayAfter)).toEqual({ next: 'sent' });
    expect(decide({ event: 'expire' }, { newest, expiryNoted: true }, dayAfter)).toEqual({ nothing: true });
    // A later note of the end keeps nobody from extending it.
    expect(decide({ event: 'send' }, { newest, expiryNoted: true }, dayAfter)).toEqual({ next: 'sent' });
  });
});

describe('the state of an offer', () => {
  it('is that of its newest version, and a draft without one [SND-035]', () => {
    expect(stateAt(null, now)).toBe('draft');
    for (const state of ['sent', 'opened', 'accepted', 'declined', 'withdrawn'] as const)
      expect(stateAt(standing({ state }), now)).toBe(state);
  });

  it('is expired from the end of its last day in Rome on, while it waits for an answer [SND-039, SND-040]', () => {
    for (const state of ['sent', 'opened'] as const)
      expect(stateAt(standing({ state }), dayAfter)).toBe('expired');
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      expect(stateAt(standing({ state }), dayAfter)).toBe(state);
  });

  it('leaves a former version as it ended, or superseded [SND-038]', () => {
    expect(formerAfterSend('sent')).toBe('superseded');
    expect(formerAfterSend('opened')).toBe('superseded');
    for (const state of ['declined', 'withdrawn', 'expired'] as const)
      expect(formerAfterSend(state)).toBe(state);
  });
});

describe('the screen of an offer', () => {
  const shown = (column: string, { changed = false, cancelled = false } = {}) => {
    const { newest = null, at = now } = columns[column] ?? {};
    return allowedEvents({ newest, changed, cancelled }, at);
  };

  it.each<[OfferState | string, string]>([
    ['draft', 'edit send delete'],
    ['sent', 'edit resend withdraw markAccepted markDeclined answer remind extend'],
    ['opened', 'edit resend withdraw markAccepted markDeclined answer remind extend'],
    ['expired', 'edit send markAccepted markDeclined answer extend'],
    ['signed', 'resend cancel answer'],
    ['marked', 'resend reopen cancel answer'],
    ['refused', 'edit send reopen answer'],
    ['lost', 'edit send reopen answer'],
    ['withdrawn', 'edit send answer'],
  ])('shows one that is %s the actions %s [SND-036]', (column, actions) => {
    expect(shown(column).join(' ')).toBe(actions);
  });

  it('sends a working copy that changed while the newest version waits [SND-001, SND-010]', () => {
    for (const column of ['sent', 'opened']) {
      expect(shown(column, { changed: true })).toContain('send');
      expect(shown(column)).not.toContain('send');
    }
  });

  it('cancels an accepted offer once [SND-045]', () => {
    expect(shown('signed', { cancelled: true })).toEqual(['resend', 'answer']);
  });
});
