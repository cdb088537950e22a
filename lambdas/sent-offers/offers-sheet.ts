import { day, printedDay, type SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { addFilter, rowWriter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import type en from '#locales/en/exportedOffers.json';
import type it from '#locales/it/exportedOffers.json';
import { formatDate } from '#shared/format/format-date.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { stateAt } from '#shared/offers/sending/offer-states.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';

export type OfferTexts = typeof it | typeof en;

/** An offer of the list, with its customer where there is one. */
export type SheetOffer = { light: OfferLight; customer: Customer | undefined };

/** The columns of the list, and beside them what only the file has (FUP-007). */
const columns = [
  { key: 'number', width: 14 },
  { key: 'title', width: 32 },
  { key: 'customer', width: 28 },
  { key: 'site', width: 24 },
  { key: 'state', width: 14 },
  { key: 'value', width: 16 },
  { key: 'sentAt', width: 14 },
  { key: 'validUntil', width: 14 },
  { key: 'lastEvent', width: 24 },
  { key: 'lastEventAt', width: 14 },
  { key: 'email', width: 32 },
  { key: 'phone', width: 18 },
  { key: 'versions', width: 10 },
  { key: 'channel', width: 18 },
  { key: 'openedAt', width: 14 },
  { key: 'answeredAt', width: 14 },
  { key: 'outcome', width: 24 },
  { key: 'reason', width: 24 },
] as const;
type Key = (typeof columns)[number]['key'];

/** Offers as a workbook of one sheet, in their order. */
export const offersSheet = (
  offers: readonly SheetOffer[],
  texts: OfferTexts,
  now: Date,
): Promise<Uint8Array> =>
  streamedWorkbook(async (workbook) => {
    const titled = columns.map(({ key, width }) => ({
      title: texts.columns[key],
      width,
      alignment: key === 'value' ? ('right' as const) : ('left' as const),
    }));
    const sheet = titledSheet(workbook, texts.title, titled, { xSplit: 2 });
    const writeRow = rowWriter();
    for (const offer of offers) {
      const cells = cellsOf(offer, texts, now);
      writeRow(
        sheet,
        columns.map(({ key }) => cells[key]),
      );
    }
    addFilter(sheet, offers.length, columns.length);
  });

const money = (cents: number | null): SheetValue =>
  cents === null ? null : { number: cents / 100, format: '#,##0.00 €' };
const dayOf = (instant: string | null): SheetValue => (instant === null ? null : day(instant));
const named = (names: Readonly<Record<string, string>>, word: string | null | undefined) =>
  word ? (names[word] ?? word) : null;

function cellsOf({ light, customer }: SheetOffer, texts: OfferTexts, now: Date): Record<Key, SheetValue> {
  const { outcome, cancelled } = light;
  return {
    number: offerNumber(light),
    ...{ title: light.title, customer: light.customerName, site: light.siteName },
    state: texts.states[stateOf(light, now)],
    value: money(light.sentValue ?? light.taxable),
    sentAt: dayOf(light.sentAt),
    validUntil: light.sentUntil ? printedDay(formatDate(light.sentUntil)) : null,
    lastEvent: named(texts.events, light.lastEvent),
    lastEventAt: dayOf(light.lastEventAt),
    email: customer?.email ?? null,
    phone: customer?.phone ?? null,
    versions: light.version > 0 ? { number: light.version, format: '0' } : null,
    channel: named(texts.channels, light.channel),
    openedAt: dayOf(light.openedAt),
    answeredAt: outcome ? printedDay(formatDate(outcome.day)) : null,
    outcome: outcomeOf(light, texts),
    // A customer's acceptance has no reason; an undone one has that of its end.
    reason: cancelled ? cancelled.reason : (reasonOf(light, texts) ?? outcome?.note ?? null),
  };
}

/** As the list shows it: an accepted one that was cancelled stands apart (SND-045). */
function stateOf(light: OfferLight, now: Date): keyof OfferTexts['states'] {
  const state = stateAt(standingOf({ ...light, validUntil: light.sentUntil }), now);
  return state === 'accepted' && light.cancelled ? 'cancelled' : state;
}

function outcomeOf({ state, outcome, cancelled }: OfferLight, { outcomes }: OfferTexts): string | null {
  if (!outcome) return null;
  if (cancelled) return outcomes.cancelled;
  const isAccepted = state === 'accepted';
  if (outcome.by === 'customer') return isAccepted ? outcomes.signed : outcomes.declined;
  return isAccepted ? outcomes.marked : outcomes.lost;
}

/** Why it was lost, or how it was accepted outside the page; with the words that were typed. */
function reasonOf({ outcome }: OfferLight, { reasons }: OfferTexts): string | null {
  if (!outcome?.how) return null;
  return [named(reasons, outcome.how), outcome.note].filter(Boolean).join(': ');
}
