import type { Statement } from '#infra/rights/statement.ts';

/** A request as IAM sees it: one action on one resource. */
export type Access = {
  action: string;
  resource: string;
  /** The values of the request that conditions look at, by their names. */
  values?: Readonly<Record<string, readonly string[]>>;
};

type Verdict = {
  isAllowed: boolean;
  /** The statements that allow it; of an access that is denied, none. */
  by: Statement[];
};

/** Decides as IAM does for a role with these statements: a denial wins, and what nothing allows is denied. */
export function evaluate(statements: readonly Statement[], access: Access): Verdict {
  const about = statements.filter((statement) => isAbout(statement, access));
  const isDenied = about.some(({ effect }) => effect === 'Deny');
  const by = isDenied ? [] : about;
  return { isAllowed: by.length > 0, by };
}

const isAbout = ({ actions, resources, conditions = {} }: Statement, access: Access): boolean =>
  actions.some((action) => isLike(access.action.toLowerCase(), action.toLowerCase())) &&
  resources.some((resource) => isLike(access.resource, resource)) &&
  Object.entries(conditions).every(([operator, wanted]) =>
    Object.entries(wanted).every(([name, allowed]) =>
      holds(operator, access.values?.[name], [allowed].flat()),
    ),
  );

const comparisons: Readonly<Record<string, (value: string, pattern: string) => boolean>> = {
  StringEquals: (value, pattern) => value === pattern,
  StringLike: (value, pattern) => isLike(value, pattern),
};

/** One line of a condition. All lines of a statement must hold; of the allowed values one is enough. */
function holds(operator: string, given: readonly string[] | undefined, allowed: readonly string[]): boolean {
  const [, set, name = '', ifExists] =
    /^(ForAllValues:|ForAnyValue:)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const compare = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
  if (!compare) throw new Error(`The local cloud does not know the operator ${operator} of IAM.`);
  const matches = (value: string) => allowed.some((pattern) => compare(value, pattern));
  // A request without the value: all of none match, none of none does.
  if (given === undefined || given.length === 0) return set === 'ForAllValues:' || ifExists !== undefined;
  return set === 'ForAnyValue:' || set === undefined ? given.some(matches) : given.every(matches);
}

/** `*` stands for any signs, `?` for one. */
export function isLike(value: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? expressionOf(pattern);
  patterns.set(pattern, known);
  return known.test(value);
}

const patterns = new Map<string, RegExp>();

const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );
