import { displayName } from '#shared/accounts/display-name.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { type EvaluatedLine, type EvaluatedOffer, evaluateOffer } from './evaluate-offer.ts';
import { isReverseCharge, type VatOwner } from './offered-vat.ts';
import { withinRegime } from './within-regime.ts';

/** A reason why an offer cannot be handed over; with the line where there is one (OFR-068). */
export type OfferProblem = {
  code:
    | 'customer-missing'
    | 'no-lines'
    | 'price-missing'
    | 'cost-missing'
    | 'quantity-zero'
    | 'vat-number-missing'
    | 'regime-changed'
    | 'plan-percent'
    | 'plan-balance'
    | 'plan-exceeds'
    | 'validity-past'
    | 'owner-data-missing';
  lineId?: string;
};

/** The owner as the document's head names them, and as VAT codes depend on them. */
type OfferOwner = VatOwner & { name: string | null; vatNumber: string | null };

/** The owner by the data that their documents print. */
export const ownerInProblems = (
  user: Pick<CurrentUser, 'firstName' | 'lastName' | 'company' | 'email' | 'country'>,
  settings: Pick<OfferSettings, 'businessName' | 'vatNumber' | 'regime' | 'vat'> | undefined,
): OfferOwner => ({
  name: settings?.businessName || user.company || displayName(user),
  vatNumber: settings?.vatNumber ?? null,
  country: user.country,
  regime: settings?.regime ?? 'ordinary',
  own: settings?.vat ?? [],
});

type Present = { owner: OfferOwner; today: string };

/** The problems of an offer in the order of the screen; `today` is the day in Rome. */
export function offerProblems(offer: Offer, { owner, today }: Present): OfferProblem[] {
  const { lines, plan, summary } = evaluateOffer(offer);
  const lacksVat = summary.some(({ code }) => isReverseCharge(code)) && !offer.customer?.vatNumber;
  return [
    ...when(!offer.customer, 'customer-missing'),
    ...when(!lines.some(({ counts }) => counts), 'no-lines'),
    ...lineProblems(offer, lines),
    ...when(lacksVat && offer.customer !== null, 'vat-number-missing'),
    ...when(withinRegime(offer, owner, today) !== offer, 'regime-changed'),
    ...(plan.fault ? [{ code: plan.fault.code }] : []),
    ...when(offer.validUntil < today, 'validity-past'),
    ...when(!owner.name || (owner.country === 'IT' && !owner.vatNumber), 'owner-data-missing'),
  ];
}

const when = (isSo: boolean, code: OfferProblem['code']): OfferProblem[] => (isSo ? [{ code }] : []);

/** The customer can choose it, and then it counts as it was sent. */
const mayBeChosen = ({ optional, alternative }: OfferLine): boolean => optional || alternative !== null;

function lineProblems(offer: Offer, evaluated: EvaluatedOffer['lines']): OfferProblem[] {
  return offer.lines.flatMap((line, at) => {
    const numbers = evaluated[at];
    if (!numbers || !(numbers.counts || mayBeChosen(line))) return [];
    return problemsOfLine(line, numbers).map((code) => ({ code, lineId: line.id }));
  });
}

function problemsOfLine({ material, price, quantity }: OfferLine, { state }: EvaluatedLine) {
  const codes: OfferProblem['code'][] = [];
  if (material && material.cost === null && state !== 'customer') codes.push('cost-missing');
  if (!material && price === null) codes.push('price-missing');
  if (!material && quantity === 0) codes.push('quantity-zero');
  return codes;
}

/** A thing worth a look, which keeps nobody from handing over (OFR-069). */
export type OfferWarning = { code: 'materials-changed' | 'works-changed' | 'terms-empty'; count?: number };

/** The warnings of an offer; what has changed meanwhile is counted by a later request. */
export function offerWarnings(offer: Offer, changed: { materials: number; works: number }): OfferWarning[] {
  return [
    ...(changed.materials > 0 ? [{ code: 'materials-changed' as const, count: changed.materials }] : []),
    ...(changed.works > 0 ? [{ code: 'works-changed' as const, count: changed.works }] : []),
    ...(hasText(offer.texts.terms) ? [] : [{ code: 'terms-empty' as const }]),
  ];
}
