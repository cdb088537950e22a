import type { OfferView } from '../use-offer-view.ts';

type Option = { value: string; label: string };

/** The codes that the owner may choose today, and those that the offer has already (OFR-053, OFR-054). */
export function vatOptions({ owner, offer }: Pick<OfferView, 'owner' | 'offer'>, chosen: string): Option[] {
  const codes = new Map([...owner.codes, ...offer.draft.vat].map(({ code, label }) => [code, label]));
  const known = [...codes].map(([value, label]) => ({ value, label }));
  return codes.has(chosen) ? known : [{ value: chosen, label: chosen || '—' }, ...known];
}
