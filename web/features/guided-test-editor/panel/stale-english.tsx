import { staleLanguages } from '#shared/catalogue/translation/stale-languages.ts';
import { itemAt } from '#shared/guided-test/edit-place.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { StaleText } from '#web/components/stale-text.tsx';
import { builtInGuidedTest } from '../state/stored-guided-test.ts';

type Props = { config: GuidedTestConfig; published: GuidedTestConfig; place: Place; onEnglish: () => void };

/** The title and the hint of a place. */
const textsAt = (config: GuidedTestConfig, place: Place) => {
  const found = itemAt(config, place)?.item ?? config.find(({ name }) => name === place.stage);
  return {
    title: found?.title,
    hint: found && 'hint' in found ? (found.hint as Localised | null) : undefined,
  };
};

type Field = 'title' | 'hint';
/** The two texts came together with the product: a restored version 0 is as its authors wrote it. */
const isBuiltIn = (place: Place, field: Field, { it, en }: Localised) => {
  const own = textsAt(builtInGuidedTest().original, place)[field];
  return own?.it === it && own.en === en;
};

/** Warns that an Italian text changed since the publishing while the English one did not. */
export function StaleEnglish({ config, published, place, onEnglish }: Props) {
  const [texts, earlier] = [textsAt(config, place), textsAt(published, place)];
  const stale = (['title', 'hint'] satisfies Field[]).flatMap((field: Field) => {
    const [now, before] = [texts[field], earlier[field]];
    const isStale = now?.en && staleLanguages(before ?? undefined, now).includes('en');
    return isStale && !isBuiltIn(place, field, now) ? [now.en] : [];
  });
  return stale.map((text) => <StaleText key={text} language="en" text={`“${text}”`} onReview={onEnglish} />);
}
