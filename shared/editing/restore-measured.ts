import { withPlace } from '#shared/measuring/edit-measures.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { withMeasuredAreas } from './measured-areas.ts';

/** A removed place, or a removed line of it. */
export type RemovedMeasure = { place: string; line?: string };
type Surface = { area: number; areaFrom: Choice | null };

/**
 * Puts a removed place or line back where it was, and into the choices that took it (MEA-026); other edits stay. A choice that
 * was replaced by a typed area stays gone.
 */
export function restoreMeasured(now: Quotation, before: Quotation, removed: RemovedMeasure): Quotation {
  const measures = putBack(now.measures, before.measures, removed);
  if (measures === now.measures) return now;
  const ids = idsOf(before.measures, removed);
  const chosen = <S extends Surface>(surface: S, was: Surface | undefined): S => {
    const own = was?.areaFrom?.entries.filter(({ place, line }) => ids.has(place ?? line ?? '')) ?? [];
    const isTyped = !surface.areaFrom && surface.area !== was?.area;
    if (own.length === 0 || isTyped) return surface;
    return { ...surface, areaFrom: { entries: [...(surface.areaFrom?.entries ?? []), ...own] } };
  };
  const rows = new Map(before.selectedProducts.map((row) => [row.sId, row]));
  const restored = {
    ...chosen(now, before),
    measures,
    selectedProducts: now.selectedProducts.map((row) => chosen(row, rows.get(row.sId))),
  };
  return followAutomaticPacks(now, withMeasuredAreas(restored));
}

function putBack(now: Measures, before: Measures, { place: id, line }: RemovedMeasure): Measures {
  const place = before.places.find((each) => each.id === id);
  const isThere = now.places.some((each) => each.id === id);
  if (!place || isThere === (line === undefined)) return now;
  if (line === undefined) return { ...now, places: withEntry(now.places, before.places, id) };
  return withPlace(now, id, (own) => ({ ...own, lines: withEntry(own.lines, place.lines, line) }));
}

/** The entry behind the nearest one that stood before it and is still there. */
function withEntry<Entry extends { id: string }>(now: Entry[], before: Entry[], id: string): Entry[] {
  const at = before.findIndex((entry) => entry.id === id);
  const entry = before[at];
  if (!entry || now.some((other) => other.id === id)) return now;
  const ahead = new Set(before.slice(0, at).map((other) => other.id));
  return now.toSpliced(now.findLastIndex((other) => ahead.has(other.id)) + 1, 0, entry);
}

function idsOf({ places }: Measures, { place: id, line }: RemovedMeasure): ReadonlySet<string> {
  if (line) return new Set([line]);
  const lines = places.find((place) => place.id === id)?.lines ?? [];
  return new Set([id, ...lines.map((each) => each.id)]);
}
