/** The lists that have a price, in their order: the columns of the table. */
export type PriceLists = readonly { id: string; name: string }[];
