import type { FunctionRight } from '#lambdas/function-spec.ts';
import type { Places } from './places.ts';

/** Values that a condition allows, by the name of the value in a request. */
type Wanted = Readonly<Record<string, string | readonly string[]>>;

/** A statement of an IAM policy, as data: the stack and the local cloud read the same. */
export type Statement = {
  /** Only where one statement must not be merged with others. */
  sid?: string;
  /** An allowance where it is missing. */
  effect?: 'Deny';
  actions: readonly string[];
  resources: readonly string[];
  /** By the operator of IAM. */
  conditions?: Readonly<Record<string, Wanted>>;
};

/** Statements that words of the manifest's `may` stand for in one service. */
export type Rights = Partial<Record<FunctionRight, (places: Places) => Statement[]>>;
