import { formatDate } from '#shared/format/format-date.ts';
import { ibanInGroups } from '#shared/identifiers/iban.ts';
import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import type { Milestone, Offer } from '#shared/schemas/offer.ts';
import { fill } from '../document-texts.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';
import { money, type Printed, percentOf } from './printed.ts';

/** `share`: empty for an amount. A plan that does not fit has no amounts yet. */
type PlanRow = { id: string; share: string; text: string; amount: Printed | null };
export type OfferPlan = { title: string; rows: readonly PlanRow[]; lines: readonly string[] };

type Given = {
  plan: Offer['plan'];
  evaluated: EvaluatedOffer;
  /** How it is paid, with its values. */
  payment: string;
  iban: string | null;
};

/** The plan with the amounts of its milestones, how it is paid, and the owner's IBAN (OFR-072, OFR-078). */
export function offerPlan(
  { plan, evaluated, payment, iban }: Given,
  texts: OfferDocumentTexts,
): OfferPlan | null {
  const lines = [payment, iban ? fill(texts.plan.iban, { iban: ibanInGroups(iban) }) : ''].filter(Boolean);
  if (plan.length === 0 && lines.length === 0) return null;
  const { amounts } = evaluated.plan;
  const rows = plan.map((milestone, at): PlanRow => {
    const amount = amounts?.[at];
    return {
      id: String(at),
      share: shareOf(milestone, texts),
      text: withWhen(milestone.label, whenOf(milestone, texts)),
      amount: amount === undefined ? null : money(amount),
    };
  });
  return { title: texts.plan.title, rows, lines };
}

/** A label that says when does not say it twice. */
const withWhen = (label: string, when: string): string =>
  label.toLowerCase().includes(when.toLowerCase()) ? label : `${label}, ${when}`;

/** A label that says that it is the rest does not say it twice. */
function shareOf({ kind, value, label }: Milestone, { plan: { rest } }: OfferDocumentTexts): string {
  if (kind === 'percent') return percentOf(value).text;
  return kind === 'rest' && !label.toLowerCase().startsWith(rest.toLowerCase()) ? rest : '';
}

const whenOf = ({ when: { at, day, days } }: Milestone, { plan }: OfferDocumentTexts): string =>
  fill(plan.at[at], { date: day ? formatDate(day) : '', days: String(days ?? '') });
