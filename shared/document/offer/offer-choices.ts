import { type ChoiceEffect, choiceEffects } from '#shared/offers/choice-effects.ts';
import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';
import { placedName, sectionOf } from '#shared/offers/placed-name.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { fill } from '../document-texts.ts';
import { localisedText } from '../localised-text.ts';
import { type OfferRow, offerRow, type RowsAround, type ToPrint } from './offer-rows.ts';
import { linesToPrint } from './offer-sections.ts';
import { change, type Printed } from './printed.ts';

/** A line that does not count: an option, an alternative, or a material of one. */
export type ChoiceRow = OfferRow & {
  /** Its section, whose heading does not stand above it; absent where it has none. */
  section?: string;
  /** It can be ticked; a material goes with its work. */
  hasBox: boolean;
  difference: Printed | null;
  onTotal: Printed | null;
};

/** The options, or the alternatives to one line. */
export type OfferChoices = { id: string; title: string; isOptions: boolean; rows: readonly ChoiceRow[] };

/** The lines that print after the totals, because they count in none of them (OFR-040, OFR-041). */
export function offerChoices(
  given: { offer: Offer; evaluated: EvaluatedOffer },
  around: RowsAround,
): OfferChoices[] {
  const { offer } = given;
  const effects = choiceEffects(offer);
  const left = linesToPrint(given).filter(({ values }) => !values.counts && values.amount !== null);
  const ofMaterials = Map.groupBy(
    left.filter(followsWork),
    ({ values }) => offer.lines[values.works[0] ?? -1]?.id,
  );
  const rowOf = (printed: ToPrint, effect?: ChoiceEffect): ChoiceRow => {
    const section = sectionOf(offer, printed.line);
    return { ...choiceRow(printed, effect, around), ...(section && { section }) };
  };
  const rowsOf = (chosen: readonly ToPrint[]) =>
    chosen.flatMap((each) => [
      rowOf(each, effects.get(each.line.id)),
      ...(ofMaterials.get(each.line.id) ?? []).map((material) => rowOf(material)),
    ]);
  const options = left.filter(({ line }) => line.optional && !line.chosen);
  const groups = Map.groupBy(
    left.filter(({ line }) => line.alternative !== null && !line.chosen),
    ({ line }) => line.alternative,
  );
  return [
    { id: 'options', title: around.texts.options.title, isOptions: true, rows: rowsOf(options) },
    ...[...groups].map(([group, others]) => ({
      id: group ?? '',
      title: alternativeTitle(offer, group, around),
      isOptions: false,
      rows: rowsOf(others),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

/** A material that would count, were its work chosen (F6). */
const followsWork = ({ line }: ToPrint): boolean => line.material !== null && (isFixed(line) || line.chosen);

function alternativeTitle(offer: Offer, group: string | null, { language, texts }: RowsAround) {
  const chosen = offer.lines.find(({ alternative, chosen }) => alternative === group && chosen);
  const { text } = localisedText(chosen?.description, language);
  return fill(texts.options.alternative, { name: placedName(text, sectionOf(offer, chosen)) });
}

const choiceRow = (printed: ToPrint, effect: ChoiceEffect | undefined, around: RowsAround): ChoiceRow => ({
  ...offerRow({ ...printed, isTotalOnly: false }, '', around),
  ...(printed.isTotalOnly && { quantity: null, price: null, discount: null }),
  hasBox: effect !== undefined,
  difference: effect?.difference == null ? null : change(effect.difference),
  onTotal: effect?.onTotal == null ? null : change(effect.onTotal),
});
