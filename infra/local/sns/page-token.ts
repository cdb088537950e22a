import { invalid } from './sns-fault.ts';

/** Where the next page begins, as a caller is told it. */
export const tokenOf = (start: number): string => Buffer.from(String(start)).toString('base64');

/** Where a page begins; the first one without a token. */
export function startOf(token: string | undefined): number {
  const start = token ? Number(Buffer.from(token, 'base64').toString()) : 0;
  if (!Number.isSafeInteger(start) || start < 0) throw invalid('NextToken');
  return start;
}
