/**
 * The end of an item that is kept for some days, in whole seconds since 1970, as DynamoDB counts. A part of a second is
 * rounded up, so that nothing goes before its time.
 */
export const ttlAfter = (from: Date | string, days: number): number =>
  Math.ceil(new Date(from).getTime() / 1000) + days * 86_400;
