/** The price lists that hold a product and in which none of its packages has a price above 0 (OPC-01). */
export function listsWithoutPrice(lists: readonly string[], pricedIn: readonly string[]): string[] {
  const priced = new Set(pricedIn);
  return lists.filter((list) => !priced.has(list));
}
