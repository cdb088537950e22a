/**
 * Blanks that people write between thousands, for a class of a regular expression: plain, no-break and thin ones. Tabs and
 * line ends part the cells of a sheet: they are in no number.
 */
export const groupingBlanks = ' \\u00a0\\u2009\\u202f';
