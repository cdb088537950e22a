/** The aims that packages may follow: lowest cost, least left over, fewest packages. */
export const packAims = ['cheapest', 'leastLeftover', 'fewest'] as const;
export type PackAim = (typeof packAims)[number];
