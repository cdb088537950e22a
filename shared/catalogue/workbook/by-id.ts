/** Entities by their id; of equal ids the last one counts. */
export const byId = <Entity extends { id: string }>(entities: readonly Entity[]): Map<string, Entity> =>
  new Map(entities.map((entity) => [entity.id, entity]));
