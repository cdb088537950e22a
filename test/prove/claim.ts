/** A promise proved by tests. Its figure is the number of failed tests. */
export type Claim = {
  /** The printed name of the figure. */
  name: string;
  unit: string;
  files: readonly string[];
  /** Rounds of its random cases: more than in `npm test`. */
  rounds?: number;
};
