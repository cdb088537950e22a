/** The rounds of a test with random or repeated cases: a few in `npm test`, more where `npm run prove` says. */
export const roundsOf = (few: number): number => Number(process.env.PROVE_ROUNDS ?? few);
