import type { Offer, VatCode } from '#shared/schemas/offer.ts';

/** Copies of the codes in use: as they were when they were chosen, else as they are offered now (OFR-054). */
export function usedCodes(
  { lines, vat, defaultVat }: Pick<Offer, 'lines' | 'vat' | 'defaultVat'>,
  offered: readonly VatCode[],
): VatCode[] {
  const used = new Set([...lines.map((line) => line.vat), defaultVat]);
  const kept = vat.filter(({ code }) => used.has(code));
  const names = new Set(kept.map(({ code }) => code));
  return [...kept, ...offered.filter(({ code }) => used.has(code) && !names.has(code))];
}
