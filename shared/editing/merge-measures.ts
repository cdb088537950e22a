import type { Measures } from '#shared/schemas/measures.ts';
import { joinedOrder, mergedOrder } from './row-order.ts';

const byId = ({ places }: Measures) => new Map(places.map((place) => [place.id, place]));
const idsOf = ({ places }: Measures) => places.map(({ id }) => id);
const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The places, by their ids, in which two measures differ; those of the first one in their order, then the others. */
export function differingPlaces(one: Measures, other: Measures): string[] {
  const [own, others] = [byId(one), byId(other)];
  return [...new Set([...own.keys(), ...others.keys()])].filter((id) => differs(own.get(id), others.get(id)));
}

/** The rule of measures, and the order of the places that others have too: what is left beside the places themselves. */
export function frameOf(measures: Measures, beside: Measures) {
  const there = new Set(idsOf(beside));
  return { rule: measures.rule, order: idsOf(measures).filter((id) => there.has(id)) };
}

/** Whether rule or order of two measures differ. */
export const isFrameOther = (one: Measures, other: Measures): boolean =>
  differs(frameOf(one, other), frameOf(other, one));

/** A person's changes from `before` to `mine`, laid place by place on other measures. */
export function mergeMeasures(before: Measures, mine: Measures, theirs: Measures): Measures {
  if (!differs(before, mine)) return theirs;
  const [old, own, other] = [byId(before), byId(mine), byId(theirs)];
  const places = mergedOrder(idsOf(before), idsOf(mine), idsOf(theirs)).flatMap((id) => {
    const isMine = differs(old.get(id), own.get(id));
    return (isMine ? own.get(id) : (other.get(id) ?? own.get(id))) ?? [];
  });
  return { rule: differs(before.rule, mine.rule) ? mine.rule : theirs.rule, places };
}

/** `theirs` with the places of `mine` whose ids were chosen, and with its rule and order where these were (MEA-036). */
export function mixMeasures(
  mine: Measures,
  theirs: Measures,
  chosen: ReadonlySet<string>,
  isFrameMine: boolean,
): Measures {
  const [own, other] = [byId(mine), byId(theirs)];
  const [leading, following] = isFrameMine ? [mine, theirs] : [theirs, mine];
  const places = joinedOrder(idsOf(leading), idsOf(following)).flatMap(
    (id) => (chosen.has(id) ? own : other).get(id) ?? [],
  );
  return { rule: leading.rule, places };
}
