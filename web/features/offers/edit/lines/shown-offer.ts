import { formatRate } from '#shared/format/format-rate.ts';
import { type ShownLine, shownLines } from '#shared/offers/shown-lines.ts';
import type { OfferSection, VatCode } from '#shared/schemas/offer.ts';
import type { OfferView } from '../use-offer-view.ts';
import type { NumberedLine } from './line-group.tsx';

type ShownGroup = { shown: NumberedLine; materials: NumberedLine[] };
export type SectionOnScreen = {
  section: OfferSection | null;
  subtotal: number;
  /** It has options alone, of which none is chosen. */
  isOutside: boolean;
  groups: ShownGroup[];
};

/** The rate of a code; a code without VAT says its nature. */
const rateText = (code: VatCode | undefined): string =>
  !code ? '' : code.rate === 0 && code.nature ? code.nature : formatRate(code.rate);

/** The amount of an alternative less that of the chosen one of its group (F7); null for every other line. */
function differences({ draft, evaluated }: OfferView['offer']): (at: number) => number | null {
  const amountAt = (at: number) => evaluated.lines[at]?.amount ?? 0;
  const chosen = new Map(
    draft.lines.flatMap(({ alternative, chosen: isChosen }, at) =>
      alternative !== null && isChosen ? [[alternative, amountAt(at)] as const] : [],
    ),
  );
  return (at) => {
    const line = draft.lines[at];
    const other = line && !line.chosen ? chosen.get(line.alternative ?? '') : undefined;
    return other === undefined ? null : amountAt(at) - other;
  };
}

/** Sections with their lines, and the numbers of each. */
export function shownOffer({ offer, news }: Pick<OfferView, 'offer' | 'news'>): SectionOnScreen[] {
  const { draft, evaluated } = offer;
  const rates = new Map(draft.vat.map((code) => [code.code, rateText(code)]));
  const changed = new Set(news?.works);
  const revisions = new Map(offer.base.lines.map(({ id, work }) => [id, work?.workRevision]));
  const difference = differences(offer);
  const numbered = (at: number): NumberedLine[] => {
    const [line, numbers] = [draft.lines[at], evaluated.lines[at]];
    if (!line || !numbers) return [];
    const isChanged = changed.has(line.id) && revisions.get(line.id) === line.work?.workRevision;
    return [{ line, numbers, rate: rates.get(line.vat) ?? '', isChanged, difference: difference(at) }];
  };
  const group = ({ at, materials }: ShownLine): ShownGroup[] =>
    numbered(at).map((shown) => ({ shown, materials: materials.flatMap(numbered) }));
  return shownLines(draft).map(({ section, lines }) => {
    const groups = lines.flatMap(group);
    return {
      section,
      subtotal: evaluated.subtotals.get(section?.id ?? null) ?? 0,
      isOutside: groups.length > 0 && groups.every(({ shown: { line } }) => line.optional && !line.chosen),
      groups,
    };
  });
}
