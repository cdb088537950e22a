import { useState } from 'react';
import type { Added } from '#shared/guided-test/edit-add.ts';
import { brokenBy, moveItem, removeItem } from '#shared/guided-test/edit-order.ts';
import { isSamePlace } from '#shared/guided-test/edit-place.ts';
import { type ConfigItem, dependentsOn, type Place } from '#shared/guided-test/items-of.ts';
import { type LostTags, tagsLost } from '#shared/guided-test/lost-tags.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { SetConfig } from './use-editor.ts';

/** A removal or a move that waits for confirmation, and the items whose conditions it breaks (OPW-17). */
export type Asked = {
  what: 'remove' | 'move';
  item: ConfigItem;
  dependents: readonly ConfigItem[];
  /** Items that wait for tags which no earlier answer gives any longer. */
  lost: readonly LostTags[];
  confirm: () => void;
};

type Wishes = {
  config: GuidedTestConfig;
  setConfig: SetConfig;
  selected: Place | null;
  select: (place: Place) => void;
  clear: () => void;
};

/** Whether what is selected is the item of a place, or stands in it. */
const isWithin = (place: Place, selected: Place | null) =>
  selected !== null && isSamePlace({ ...selected, ...place }, selected);

/** Adds, moves and removes items; an edit that breaks conditions asks first. */
export function useEdits({ config, setConfig, selected, select, clear }: Wishes) {
  const [asked, setAsked] = useState<Asked>();
  const [moved, setMoved] = useState<string>();
  const remove = (item: ConfigItem) => {
    const { place } = item;
    const confirm = () => {
      setConfig((now) => now && removeItem(now, place));
      if (isWithin(place, selected)) clear();
    };
    const isAskedFor = item.kind === 'question' || item.kind === 'answer';
    const dependents = isAskedFor ? dependentsOn(config, place) : [];
    setAsked({
      what: 'remove',
      item,
      dependents,
      lost: tagsLost(config, removeItem(config, place)),
      confirm,
    });
  };
  const move = (item: ConfigItem, position: number) => {
    const next = moveItem(config, item.place, position);
    const dependents = brokenBy(config, next);
    const lost = tagsLost(config, next);
    const confirm = () => {
      setConfig(next);
      setMoved(item.item.id);
    };
    if (dependents.length + lost.length > 0) setAsked({ what: 'move', item, dependents, lost, confirm });
    else confirm();
  };
  return {
    asked,
    /** The id of what was moved last. */
    moved,
    answer: (yes: boolean) => {
      setAsked(undefined);
      if (yes) asked?.confirm();
    },
    add: (added: Added) => {
      setConfig(added.config);
      select(added.place);
    },
    move,
    remove,
  };
}
export type Edits = ReturnType<typeof useEdits>;
