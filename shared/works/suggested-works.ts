import type { Phase } from '#shared/schemas/phase.ts';
import type { WorkRow } from '#shared/schemas/work.ts';
import { orderedByCode } from './order-works.ts';

/** A material of an offer. */
export type OfferedMaterial = {
  /** Its section; null outside of all. */
  section: string | null;
  /** The product's id, and its name as the offer has it. */
  product: string;
  name: string;
  /** In hundredths of a square metre. */
  area: number;
  /** Keys of the measured places that it is for. */
  places: readonly string[];
};

/** Sums of a measured place, in hundredths of a metre and of a piece. */
export type PlaceSums = { m: number; pz: number };

export type WorkSuggestion<Row> = {
  work: Row;
  section: string | null;
  /** In thousandths; null where nothing is proposed. */
  quantity: number | null;
  /** Ticked at first: the first of its phase that has a price (WRK-019); the others are other ways to do the same. */
  isTicked: boolean;
  /** The material and the phase that it is suggested for (WRK-019). */
  because: { product: string; phase: Pick<Phase, 'id' | 'name'> };
};

type SuggestedRow = Pick<WorkRow, 'id' | 'code' | 'group' | 'unit' | 'price' | 'phases' | 'archived'>;

type Given<Row> = {
  materials: readonly OfferedMaterial[];
  works: readonly Row[];
  /** In their order. */
  phases: readonly Pick<Phase, 'id' | 'name' | 'choices'>[];
  /** Ids of the works that the offer has (WRK-020). */
  inOffer: ReadonlySet<string>;
  measured: ReadonlyMap<string, PlaceSums>;
};

/** Thousandths in a hundredth, and in one. */
const perHundredth = 10;
const one = 1000;

/**
 * Works that the materials of an offer suggest: those tied to a phase one of whose choices holds the product, in the order
 * of sections, of phases, then of codes. Each comes once for a section (WRK-017 to WRK-020).
 */
export function suggestedWorks<Row extends SuggestedRow>(given: Given<Row>): WorkSuggestion<Row>[] {
  const sections = Map.groupBy(given.materials, ({ section }) => section);
  return [...sections].flatMap(([section, materials]) => inSection(section, { ...given, materials }));
}

function inSection<Row extends SuggestedRow>(
  section: string | null,
  given: Given<Row>,
): WorkSuggestion<Row>[] {
  const wanted = orderedByCode(given.works.filter(({ id, archived }) => !archived && !given.inOffer.has(id)));
  const suggestions = new Map<string, WorkSuggestion<Row>>();
  for (const phase of given.phases) {
    const [first] = materialsOf([phase], given.materials);
    let isTicked = false;
    for (const work of first ? wanted : []) {
      if (!first || suggestions.has(work.id) || !work.phases.includes(phase.id)) continue;
      const ofWork = given.phases.filter(({ id }) => work.phases.includes(id));
      suggestions.set(work.id, {
        work,
        section,
        quantity: quantityOf(work, materialsOf(ofWork, given.materials), given.measured),
        isTicked: !isTicked && work.price !== null,
        because: { product: first.name, phase: { id: phase.id, name: phase.name } },
      });
      isTicked ||= work.price !== null;
    }
  }
  return [...suggestions.values()];
}

/** The materials whose product is in a choice of the phases. */
function materialsOf(
  phases: readonly Pick<Phase, 'choices'>[],
  materials: readonly OfferedMaterial[],
): OfferedMaterial[] {
  const held = new Set(phases.flatMap(({ choices }) => choices.flatMap(({ products }) => products)));
  return materials.filter(({ product }) => held.has(product));
}

/** The quantity that a work begins with, by its unit (WRK-003, WRK-018). */
function quantityOf(
  { unit }: Pick<WorkRow, 'unit'>,
  materials: readonly OfferedMaterial[],
  measured: Given<SuggestedRow>['measured'],
): number | null {
  if (unit === 'corpo') return one;
  if (unit === 'mq') return Math.max(...materials.map(({ area }) => area)) * perHundredth || null;
  if (unit === 'h') return null;
  const places = new Set(materials.flatMap((material) => material.places));
  const sum = [...places].reduce((total, place) => total + (measured.get(place)?.[unit] ?? 0), 0);
  return sum * perHundredth || null;
}
