import { italianNumber, nonBreakingSpace } from './format-number.ts';

const upToTwoDecimals = italianNumber(0, 2);
const twoDecimals = italianNumber(2, 2);

/** A percentage of an offer, given in hundredths of a percent: '10 %', '8,1 %'. */
export const formatRate = (hundredths: number): string =>
  `${upToTwoDecimals.format(hundredths / 100)}${nonBreakingSpace}%`;

/** The same with two decimals and a true minus: '34,58 %', '−3,00 %'. */
export const formatShare = (hundredths: number): string =>
  `${hundredths < 0 ? '−' : ''}${twoDecimals.format(Math.abs(hundredths) / 100)}${nonBreakingSpace}%`;
