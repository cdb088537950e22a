/** The file of a price list: every character of its name outside A-Z a-z 0-9 becomes one underscore (PLI-036, OPC-45). */
export const priceListFileName = (name: string): string => `${name.replace(/[^A-Za-z0-9]/gu, '_')}.xlsx`;
