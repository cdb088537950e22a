import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { cents, price } from '#shared/money/units.ts';
import { withWorkOfToday } from '#shared/offers/changed-work.ts';
import { withLine, withoutLines } from '#shared/offers/edit-lines.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { withRowRenewed, withRows } from '#shared/offers/take-rows.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { Work } from '#shared/schemas/work.ts';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { usePlacedName } from '../parts/use-line-name.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { readWork, useWorks } from '../use-works.ts';

type News = NonNullable<OfferView['news']>;
type Material = News['materials'][number];
type Change =
  | { of: 'material'; change: Material }
  | { of: 'work'; line: OfferLine }
  | { of: 'quantity'; line: OfferLine; quantity: number };

/** A change in words. */
export type ShownChange = {
  key: string;
  change: Change;
  name: string;
  what: string;
  before?: string;
  now?: string;
  difference: number | null;
  mayBeTaken: boolean;
};

/** The changes since the copies were made, and how the chosen ones are taken over. */
export function useChangeList({ news, offer, owner }: OfferView) {
  const { t } = useTranslation('offers');
  const shown = useShownChanges(offer.draft);
  const changes = news ? shown(news) : [];
  const apply = async (chosen: readonly ShownChange[]) => {
    const works = new Map<string, Work>();
    const ids = new Set(
      chosen.flatMap(({ change }) => (change.of === 'work' ? (change.line.work?.workId ?? []) : [])),
    );
    for (const work of await Promise.all([...ids].map(readWork))) works.set(work.id, work);
    const into = {
      vat: offer.draft.defaultVat ?? offer.draft.vat[0]?.code ?? '',
      ofMaterials: t('materials'),
      newId: newInnerId,
      codes: owner.codes,
    };
    const all = (now: OfferDraft) =>
      chosen.reduce((draft, { change }) => withChange(draft, change, works, into), now);
    // Copies of rows are made by the server alone.
    if (!chosen.some(({ change }) => change.of === 'material')) return offer.edit(all);
    await offer.saveWith(all);
  };
  return { changes, apply };
}

type Into = Parameters<typeof withRows>[2] & Pick<OfferView['owner'], 'codes'>;

function withChange(
  draft: OfferDraft,
  change: Change,
  works: ReadonlyMap<string, Work>,
  into: Into,
): OfferDraft {
  if (change.of === 'material') return withMaterial(draft, change.change, into);
  const { line } = change;
  if (change.of === 'quantity')
    return withLine(draft, line.id, { quantity: change.quantity, quantityFrom: line.quantityFrom });
  const today = works.get(line.work?.workId ?? '');
  const known = draft.lines.find(({ id }) => id === line.id);
  return known ? withLine(draft, line.id, kept(withWorkOfToday(known, today, into.codes))) : draft;
}

/** The quantity stays, and so do the measures that it is from. */
const kept = ({ quantity, ...line }: OfferLine): Partial<OfferLine> => line;

function withMaterial(draft: OfferDraft, change: Material, into: Into): OfferDraft {
  const { kind, lineId, quotationId, sId, revision, now } = change;
  const line = draft.lines.find(({ id }) => id === lineId);
  if (kind === 'gone' && line) return withoutLines(draft, new Set([line.id]));
  if (kind === 'changed' && line && revision !== null) return withRowRenewed(draft, line, revision);
  if (kind !== 'added' || !now || revision === null) return draft;
  const { description, unit } = now;
  return withRows(draft, [{ quotation: quotationId, sId, revision, description, unit }], into);
}

function useShownChanges(draft: OfferDraft) {
  const material = useShownMaterial(draft);
  const work = useShownWork(draft);
  const quantity = useShownQuantity(draft);
  const lineOf = (id: string) => draft.lines.find((line) => line.id === id);
  return ({ materials, works, quantities }: News): ShownChange[] => [
    ...materials.map(material),
    ...works.flatMap((id) => lineOf(id) ?? []).map(work),
    ...quantities.flatMap((each) => {
      const line = lineOf(each.lineId);
      return line ? [quantity(line, each.quantity)] : [];
    }),
  ];
}

function useShownMaterial(draft: OfferDraft) {
  const { t } = useTranslation('offers');
  const nameOf = usePlacedName(draft);
  const product = useProductText();
  const unitText = useUnitText();
  const facts = (quantity: number, unit: string, cost: number | null) =>
    `${formatDimension(quantity)} ${unitText(unit)}, ${formatMoney(cost === null ? null : cents(cost))}`;
  return (change: Material): ShownChange => {
    const { kind, lineId, quotationId, sId, now, difference } = change;
    const line = draft.lines.find(({ id }) => id === lineId);
    const cost = line?.material?.cost ?? null;
    return {
      key: `${quotationId} ${sId} ${lineId}`,
      change: { of: 'material', change },
      name: line ? nameOf(line) : product(now?.description).text,
      what: t(`edit.changes.${kind}`),
      ...(line && { before: facts(line.quantity, line.unit, cost) }),
      ...(now && { now: facts(now.quantity, now.unit, now.cost) }),
      difference,
      mayBeTaken: kind !== 'quotationGone',
    };
  };
}

/** The amount of a line after a change, less that of today's; null where one of them is missing. */
function differenceOf(draft: OfferDraft, id: string, change: Partial<OfferLine>): number | null {
  const at = draft.lines.findIndex((line) => line.id === id);
  const [before, now] = [draft, withLine(draft, id, change)].map((each) => evaluateOffer(each).lines[at]);
  return before?.amount == null || now?.amount == null ? null : now.amount - before.amount;
}

function useShownWork(draft: OfferDraft) {
  const { t } = useTranslation('offers');
  const nameOf = usePlacedName(draft);
  const prices = new Map((useWorks().data ?? []).map((work) => [work.id, work.price]));
  const priceText = (value: number | null | undefined) =>
    value == null ? t('edit.line.noPrice') : formatPrice(price(value));
  return (line: OfferLine): ShownChange => {
    const today = prices.get(line.work?.workId ?? '');
    return {
      key: `work ${line.id}`,
      change: { of: 'work', line },
      name: nameOf(line),
      what: t('edit.line.workChanged'),
      before: priceText(line.price),
      now: priceText(today),
      difference: today == null ? null : differenceOf(draft, line.id, { price: today }),
      mayBeTaken: true,
    };
  };
}

function useShownQuantity(draft: OfferDraft) {
  const { t } = useTranslation('offers');
  const nameOf = usePlacedName(draft);
  const unitText = useUnitText();
  return (line: OfferLine, now: number | null): ShownChange => ({
    key: `quantity ${line.id}`,
    change: { of: 'quantity', line, quantity: now ?? 0 },
    name: nameOf(line),
    what: t(now === null ? 'edit.changes.noMeasure' : 'edit.changes.measures'),
    ...(now !== null && {
      before: `${formatDimension(line.quantity)} ${unitText(line.unit)}`,
      now: `${formatDimension(now)} ${unitText(line.unit)}`,
    }),
    difference: now === null ? null : differenceOf(draft, line.id, { quantity: now }),
    mayBeTaken: now !== null,
  });
}
