import type * as z from 'zod/mini';
import type { Problem } from './sheets.ts';

type Issue = z.core.$ZodIssue;
type Said = Pick<Problem, 'reason' | 'allowed'>;

/** Columns whose form has a reason of its own. */
const forms: Readonly<Record<string, Problem['reason']>> = {
  slug: 'slug',
  id: 'id',
  pack: 'id',
  product: 'id',
  packaging: 'size',
  url: 'address',
};

/** Decimals of a column that has a limit of them. */
const decimals: Readonly<Record<string, string>> = { consumption: '6' };

/** Why a schema refuses the value of a column, and what could stand there. */
export function problemOfIssue(issue: Issue, column: string): Said {
  switch (issue.code) {
    case 'invalid_value':
      return { reason: 'one-of', allowed: issue.values.map(String) };
    case 'too_big':
      return { reason: tooBig[issue.origin] ?? 'invalid', allowed: [String(issue.maximum)] };
    case 'too_small':
      return issue.origin === 'string'
        ? { reason: 'missing' }
        : { reason: 'too-small', allowed: [String(issue.minimum)] };
    case 'invalid_type':
      return { reason: issue.expected === 'int' ? 'whole' : 'invalid' };
    default:
      return problemOfForm(column);
  }
}

const tooBig: Partial<Record<string, Problem['reason']>> = {
  string: 'too-long',
  array: 'too-many',
  number: 'too-large',
};

function problemOfForm(column: string): Said {
  const most = decimals[column];
  return most ? { reason: 'decimals', allowed: [most] } : { reason: forms[column] ?? 'invalid' };
}
