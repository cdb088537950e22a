import { italianNumber } from '#shared/format/format-number.ts';

export const whole = italianNumber(0, 0);
