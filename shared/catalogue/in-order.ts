export type Placed = { id: string; order: number; name: unknown };

const nameOf = (name: unknown): string =>
  typeof name === 'object' && name !== null && 'it' in name ? String(name.it) : String(name ?? '');

/**
 * Entities in the order of their collection (OPC-04): those the order names, then the others by their own `order`
 * (milliseconds of creation), name and id. Their `order` becomes their index when the order names them.
 */
export function inOrder<Entity extends Placed>(
  entities: readonly Entity[],
  order: readonly string[],
): Entity[] {
  const position = new Map(order.map((id, index) => [id, index]));
  const compare = (a: Entity, b: Entity): number => {
    const [first, second] = [position.get(a.id), position.get(b.id)];
    if (first !== undefined || second !== undefined) return (first ?? Infinity) - (second ?? Infinity);
    return a.order - b.order || nameOf(a.name).localeCompare(nameOf(b.name), 'it') || (a.id < b.id ? -1 : 1);
  };
  return entities
    .toSorted(compare)
    .map((entity) => ({ ...entity, order: position.get(entity.id) ?? entity.order }));
}

/**
 * The order after somebody moved entities: the wanted ids first, those not named after them as they were; ids that
 * are none of the collection's fall away (OPC-04).
 */
export function reordered(current: readonly { id: string }[], wanted: readonly string[]): string[] {
  const known = new Set(current.map(({ id }) => id));
  const named = [...new Set(wanted)].filter((id) => known.has(id));
  const others = current.map(({ id }) => id).filter((id) => !named.includes(id));
  return [...named, ...others];
}
