import type { Offer } from '#shared/schemas/offer.ts';

/** The quotations that an offer has materials or quantities of. */
export const quotationsOf = ({ lines }: Pick<Offer, 'lines'>): string[] => [
  ...new Set(
    lines.flatMap(({ material, quantityFrom }) => material?.quotationId ?? quantityFrom?.quotationId ?? []),
  ),
];
