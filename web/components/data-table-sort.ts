import type { Column, Sort } from './data-table-props.ts';

/** The order in which a column is sorted first. */
export const firstOrder = <Row>({ key, sortable }: Column<Row>): Sort => ({
  by: key,
  descending: sortable === 'greatest-first',
});

export const turned = ({ by, descending }: Sort): Sort => ({ by, descending: !descending });

/** The order after a press on a head: the first of its column, the other one, and then the resting order if there is one. */
export function pressedOrder<Row>(column: Column<Row>, sort?: Sort, resting?: Sort): Sort {
  const first = firstOrder(column);
  if (sort?.by !== column.key) return first;
  const isTurned = sort.descending !== first.descending;
  return isTurned && resting ? resting : turned(sort);
}
