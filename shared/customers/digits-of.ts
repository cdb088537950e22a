/** The digits of a number, whatever signs it is written with. */
export const digitsOf = (typed: string | null): string => typed?.replace(/\D/g, '') ?? '';
