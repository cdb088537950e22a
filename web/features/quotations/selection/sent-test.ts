import type { CreateQuotationInput } from '#web/graphql/quotations.ts';

/** A guided test in a save: its answers, choices and colour, and packages counted by hand. */
export type SentTest = {
  input: Pick<CreateQuotationInput, 'guidedTest' | 'color' | 'colorlist'>;
  packs: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** The packages of a row that were counted by hand; the server counts the others. */
export function packCounts(test: SentTest | undefined, sId: string) {
  const counts = test?.packs[sId];
  return counts && { prices: Object.entries(counts).map(([id, quantity]) => ({ id, quantity })) };
}
