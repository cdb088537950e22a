import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { OfferVersion, SentHead } from '#shared/schemas/sent-offer.ts';

/** Days that what is left of an accepted offer is kept: ten years (ACC-048, art. 2220 c.c.). */
export const daysOfContracts = 3653;

const outcomeOf = (outcome: SentHead['outcome']) => outcome && { ...outcome, note: null };

/** The state of a sent offer without the words of owner and customer. */
export const wordlessHead = ({ outcome, cancelled }: Pick<SentHead, 'outcome' | 'cancelled'>) => ({
  outcome: outcomeOf(outcome),
  cancelled: cancelled && { ...cancelled, reason: '' },
});

/** A version without addresses and words: number, days, amounts and hashes stay. */
export const wordlessVersion = ({ outcome }: Pick<OfferVersion, 'outcome'>) => ({
  ...{ recipients: [], erased: true },
  outcome: outcomeOf(outcome),
});

/** An acceptance without names, signature, texts and addresses: what was chosen, amounts, days and hashes stay. */
export const wordlessAcceptance = {
  ...{ name: '', role: null, recipient: null, address: '', browser: '', code: null },
  signature: { kind: 'typed' },
  texts: { terms: '', withdrawal: null },
} as const satisfies Partial<Acceptance>;
