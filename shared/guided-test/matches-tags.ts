import type { ConditionLine } from '#shared/schemas/phase.ts';

/** The tags that the answers of a guided test have given so far. */
export type Tags = ReadonlySet<string>;

/** Whether all tags to include are there and none of those to exclude is (PHA-063, PHA-065, OPC-21). */
export const matchesLine = ({ include, exclude }: ConditionLine, tags: Tags): boolean =>
  include.every((tag) => tags.has(tag)) && !exclude.some((tag) => tags.has(tag));

/** Whether a line has a condition: a line without tags does not count, as on saving (PHA-059). */
export const asksForTags = ({ include, exclude }: ConditionLine): boolean =>
  include.length + exclude.length > 0;

/** Whether one of the lines matches (PHA-064); `undefined` without lines. */
export function matchesLines(lines: readonly ConditionLine[], tags: Tags): boolean | undefined {
  const asking = lines.filter(asksForTags);
  return asking.length === 0 ? undefined : asking.some((line) => matchesLine(line, tags));
}

/** The lines of a choice, which only include tags (CDA-038), in the form of a phase's. */
export const includingLines = (lines: readonly (readonly string[])[]): ConditionLine[] =>
  lines.map((include) => ({ include: [...include], exclude: [] }));
