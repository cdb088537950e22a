import { italianNumber, nonBreakingSpace } from '#shared/format/format-number.ts';

const whole = italianNumber(0, 0);

/** A count: '1.284'. */
export const wholeNumber = (value: number): string => whole.format(value);

/** An amount of an axis, whose lines lie at whole euro or so near that nobody misses the rest: '2.500 €'. */
export const wholeEuro = (euro: number): string => `${whole.format(euro)}${nonBreakingSpace}€`;
