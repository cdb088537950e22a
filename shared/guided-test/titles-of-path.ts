import { textIn } from '#shared/format/text-in.ts';
import { isRecord } from '#shared/is-record.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** The titles on the way to a part of a configuration; entries of lists are told by their place from 1. */
export function titlesOfPath(config: unknown, path: readonly string[], language: string): string[] {
  const titles: string[] = [];
  let part = config;
  for (const segment of path) {
    part = Array.isArray(part) ? part[Number(segment) - 1] : isRecord(part) ? part[segment] : undefined;
    const title = isRecord(part) && isRecord(part.title) ? textIn(part.title as Localised, language) : '';
    if (title) titles.push(title);
  }
  return titles;
}
