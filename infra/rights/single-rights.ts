import type { Statement } from './statement.ts';

/** One action on one kind of items or files: the smallest part of a statement that could be taken away. */
export type SingleRight = { action: string; resource: string; pattern: string | undefined };

/** The values of requests that name a kind of items, or a folder. */
const kinds = ['dynamodb:LeadingKeys', 's3:prefix'] as const;

/** The names of these values, and what a statement allows of them. */
export function kindsIn({ conditions = {} }: Statement): { name: string; patterns: string[] } | undefined {
  const [found] = Object.values(conditions).flatMap((wanted) =>
    kinds.flatMap((name) => (wanted[name] === undefined ? [] : [{ name, patterns: [wanted[name]].flat() }])),
  );
  return found;
}

/** Every single right of a statement. */
export function singleRights(statement: Statement): SingleRight[] {
  const patterns = kindsIn(statement)?.patterns ?? [undefined];
  return statement.actions.flatMap((action) =>
    statement.resources.flatMap((resource) => patterns.map((pattern) => ({ action, resource, pattern }))),
  );
}

/** A right of a function as lists show it. What the push service has for each type of users counts as one. */
export function shownRight(name: string, { action, resource, pattern }: SingleRight): string {
  if (pattern !== undefined) return `${name} ${action} ${pattern}`;
  const [, place = ''] = /^arn:aws:(?:dynamodb|s3):[^:]*:[^:]*:(.*)$/.exec(resource) ?? [];
  return [name, action, place].join(' ').trimEnd();
}
