import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { lookedTagsOf } from './check-config.ts';
import { type ConfigItem, itemsOf } from './items-of.ts';

/** An item and the tags that it looks at and that no answer gives any longer before it. */
export type LostTags = { item: ConfigItem; tags: readonly string[] };

const keyOf = ({ place }: ConfigItem) => JSON.stringify(place);

/** For each item the tags that answers before it may give; answers to one question do not see each other's (OPW-07). */
function givableBefore(config: GuidedTestConfig): Map<string, ReadonlySet<string>> {
  const before = new Map<string, ReadonlySet<string>>();
  let seen: ReadonlySet<string> = new Set();
  const given = new Set<string>();
  for (const found of itemsOf(config)) {
    if (found.kind !== 'answer' && seen.size < given.size) seen = new Set(given);
    before.set(keyOf(found), seen);
    if (found.kind === 'answer') for (const tag of found.item.tag) given.add(tag);
  }
  return before;
}

/** The items that look at tags which nothing gives before them once `after` replaces `before` (OPW-17). */
export function tagsLost(before: GuidedTestConfig, after: GuidedTestConfig): LostTags[] {
  const earlier = givableBefore(before);
  const later = givableBefore(after);
  return itemsOf(after).flatMap((item) => {
    const key = keyOf(item);
    const tags = [...new Set(lookedTagsOf(item))].filter(
      (tag) => earlier.get(key)?.has(tag) && !later.get(key)?.has(tag),
    );
    return tags.length > 0 ? [{ item, tags }] : [];
  });
}
