import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { changingHead, guardingHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingLine, type TimelineLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import type { SentLight } from '#shared/schemas/offer-light.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import { ownEventKinds } from '#shared/schemas/own-event.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

type Around = { head: SentHead; link: OfferLink; now: Date; newId: () => string };
type Happened = {
  event: TimelineLine['event'];
  detail?: string | null;
  /** The change of the state; and that which the list alone shows. */
  head?: Partial<Pick<SentHead, 'state' | 'openedAt' | 'outcome' | 'cancelled' | 'value'>>;
  light?: Partial<SentLight>;
};

/**
 * The writes of something a guest did: the state, which must be as it was read, the line of the timeline, and what the
 * owner's list shows. It brings an archived offer back (SND-047).
 */
export function eventWrites({ head, link, now, newId }: Around, happened: Happened) {
  const { event, detail = null, head: fields = {}, light = {} } = happened;
  const at = now.toISOString();
  const { value, ...shown } = fields;
  const listed = {
    ...shown,
    ...(value !== undefined && { sentValue: value }),
    ...light,
    ...{ lastEvent: event, lastEventAt: at, archived: false },
  };
  return [
    Object.keys(fields).length > 0 ? changingHead(head, fields) : guardingHead(head),
    changingLight({ uid: head.uid, id: head.offer }, listed),
    addingLine(
      head.offer,
      {
        ...{ id: newId(), at, event, by: 'customer', who: link.recipient },
        ...{ version: head.version, detail },
      },
      ownEventKinds.some((kind) => kind === event),
    ),
  ];
}

/** The change of a version that is opened by what a guest does (ACC-018). */
export const openedNow = (head: SentHead, now: Date) =>
  head.state === 'sent' ? ({ state: 'opened', openedAt: head.openedAt ?? now.toISOString() } as const) : {};
