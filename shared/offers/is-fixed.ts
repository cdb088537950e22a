import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** Whether a line always counts: it is neither an option nor one of several alternatives (F5). */
export const isFixed = ({ optional, alternative }: Pick<OfferLine, 'optional' | 'alternative'>): boolean =>
  !optional && alternative === null;
