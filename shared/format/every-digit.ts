/** Every digit of a number, ungrouped as in a cell of a spreadsheet: '1234,5678901'. */
export const everyDigit = (number: number): string => String(number).replace('.', ',');
