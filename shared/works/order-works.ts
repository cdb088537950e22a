import type { WorkRow } from '#shared/schemas/work.ts';

/** Numbers in codes count as numbers: P2 comes before P10 (WRK-010). */
const italian = new Intl.Collator('it', { numeric: true });

type Placed = Pick<WorkRow, 'id' | 'code' | 'group'>;

const byCode = (one: Placed, other: Placed): number =>
  italian.compare(one.code, other.code) || (one.id < other.id ? -1 : 1);

/** Works by group, then by code; those of no group come last (WRK-010). */
export const orderedWorks = <Row extends Placed>(works: readonly Row[]): Row[] =>
  works.toSorted((one, other) => {
    if (one.group === other.group) return byCode(one, other);
    if (one.group === null) return 1;
    if (other.group === null) return -1;
    return italian.compare(one.group, other.group) || byCode(one, other);
  });

/** Works by code alone. */
export const orderedByCode = <Row extends Placed>(works: readonly Row[]): Row[] => works.toSorted(byCode);

/** The groups of works, in their order. */
export const groupsOf = (works: readonly Placed[]): string[] =>
  [...new Set(works.flatMap(({ group }) => group ?? []))].toSorted(italian.compare);
