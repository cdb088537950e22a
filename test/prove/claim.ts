/** What tests prove: each is one figure, how many of its tests fail. */
export type Claim = {
  /** The figure as it is printed. */
  name: string;
  unit: string;
  files: readonly string[];
  /** Rounds of its random cases, more than `npm test` takes. */
  rounds?: number;
};
