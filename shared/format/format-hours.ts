import { perHour } from '#shared/schemas/work-input.ts';
import { italianNumber } from './format-number.ts';

const hours = italianNumber(2, 4);

/** Hours that are stored in ten-thousandths, two to four decimals: '0,30', '0,125'. */
export const formatHours = (value: number): string => hours.format(value / perHour);
