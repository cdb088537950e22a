/** Limits of one GraphQL request; the stack and the local cloud refuse the same. A test compares the app's own. */
export const apiLimits = {
  /** Levels of nested fields: the deepest answer of the schema has as many. */
  depth: 6,
  /** Root fields of a request, aliases included: each calls a function. */
  resolvers: 10,
} as const;
