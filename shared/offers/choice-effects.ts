import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { evaluateOffer, totalsOf } from './evaluate-offer.ts';
import { whatCounts } from './what-counts.ts';

/** The change that an option or an alternative makes, in cents. */
export type ChoiceEffect = {
  /** An alternative's amount less that of the chosen one; null for an option and for the chosen one (F7). */
  difference: number | null;
  /**
   * The change on the total that it alone makes, discount and VAT included: F11 with it less F11 without. Null for the chosen
   * alternative, and where an offer without it cannot be.
   */
  onTotal: number | null;
};

/** The effects of every option and alternative by the id of its line, all else as it is (OFR-041). */
export function choiceEffects(offer: OfferTerms): ReadonlyMap<string, ChoiceEffect> {
  const effects = new Map<string, ChoiceEffect>();
  for (const line of offer.lines) {
    if (line.optional) effects.set(line.id, { difference: null, onTotal: optionOnTotal(offer, line) });
    else if (line.alternative !== null) effects.set(line.id, alternativeEffect(offer, line));
  }
  return effects;
}

function optionOnTotal(offer: OfferTerms, option: OfferLine): number | null {
  const withIt = totalWhen(offer, (line) => line.chosen || line.id === option.id);
  const without = totalWhen(offer, (line) => line.chosen && line.id !== option.id);
  return withIt === null || without === null ? null : withIt - without;
}

function alternativeEffect(offer: OfferTerms, line: OfferLine): ChoiceEffect {
  if (line.chosen) return { difference: null, onTotal: null };
  const { lines } = evaluateOffer(offer);
  const isOther = ({ alternative, chosen }: OfferLine) => alternative === line.alternative && chosen;
  const amountAt = (at: number) => lines[at]?.amount ?? 0;
  const chosenAmount = amountAt(offer.lines.findIndex(isOther));
  const withIt = totalWhen(offer, (each) => (each.chosen && !isOther(each)) || each.id === line.id);
  const asIs = totalWhen(offer, ({ chosen }) => chosen);
  return {
    difference: amountAt(offer.lines.indexOf(line)) - chosenAmount,
    onTotal: withIt === null || asIs === null ? null : withIt - asIs,
  };
}

/** The total when these lines are chosen; null where discount or rounding do not fit. Amounts stay (OFR-045). */
function totalWhen(offer: OfferTerms, isChosen: (line: OfferLine) => boolean): number | null {
  const { lines } = evaluateOffer(offer);
  const chosen = offer.lines.map((line) => {
    const taken = isChosen(line);
    return taken === line.chosen ? line : { ...line, chosen: taken };
  });
  const counts = whatCounts(
    chosen,
    lines.map(({ works }) => works),
  );
  const { total, fault } = totalsOf(offer, lines, counts);
  return fault === null ? total : null;
}

/** The total with every option besides; null where there is none that does not count yet. */
export const totalWithOptions = (offer: OfferTerms): number | null =>
  offer.lines.some(({ optional, chosen }) => optional && !chosen)
    ? totalWhen(offer, ({ chosen, optional }) => chosen || optional)
    : null;
