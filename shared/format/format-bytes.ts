import { italianNumber, nonBreakingSpace } from './format-number.ts';

const whole = italianNumber(0, 0);
const tenths = italianNumber(0, 1);
const kilo = 1024;

/** The size of a file: '412 KB', '9,2 MB'. */
export const formatBytes = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${whole.format(Math.ceil(bytes / kilo))}${nonBreakingSpace}KB`
    : `${tenths.format(bytes / kilo / kilo)}${nonBreakingSpace}MB`;
