/** When an item goes that is kept for some days: in whole seconds since 1970, as DynamoDB counts. */
export const ttlAfter = (from: Date | string, days: number): number =>
  Math.floor(new Date(from).getTime() / 1000) + days * 86_400;
