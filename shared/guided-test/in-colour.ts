import type { RunChoice } from './run-choices.ts';
import type { RunPhase } from './run-phases.ts';

/** Products that the server says of whether they come in a colour: far above those that any run offers. */
export const mostOfferedProducts = 500;

/** The products that the phases offer, each once. */
export const offeredProducts = (phases: readonly RunPhase[]): string[] =>
  [...new Set(phases.flatMap(({ choices }) => choices.flatMap(({ products }) => products)))].slice(
    0,
    mostOfferedProducts,
  );

/** All products of a choice come in the answered colour; `without`: those that do not (OP11). */
export const isInColour = ({ products }: RunChoice, without: ReadonlySet<string>): boolean =>
  !products.some((id) => without.has(id));
