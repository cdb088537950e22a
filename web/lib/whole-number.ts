import { italianNumber } from '#shared/format/format-number.ts';

export const wholeNumber = italianNumber(0, 0);
