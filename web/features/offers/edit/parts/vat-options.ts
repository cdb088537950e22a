import { formatRate } from '#shared/format/format-rate.ts';
import type { VatCode } from '#shared/schemas/offer.ts';
import type { OfferView } from '../use-offer-view.ts';

type Option = { value: string; label: string };

/** The codes that the owner may choose today, and those that the offer has already (OFR-053, OFR-054). */
export function vatOptions({ owner, offer }: Pick<OfferView, 'owner' | 'offer'>, chosen: string): Option[] {
  const codes = new Map([...owner.codes, ...offer.draft.vat].map((each) => [each.code, listedLabel(each)]));
  const known = [...codes].map(([value, label]) => ({ value, label }));
  return codes.has(chosen) ? known : [{ value: chosen, label: chosen || '—' }, ...known];
}

/** The label of an owner's own code may not say its rate. */
const listedLabel = ({ label, rate, nature }: VatCode): string =>
  nature || label.includes('%') ? label : `${label} · ${formatRate(rate)}`;
