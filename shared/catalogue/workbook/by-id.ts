export const byId = <Entity extends { id: string }>(entities: readonly Entity[]): Map<string, Entity> =>
  new Map(entities.map((entity) => [entity.id, entity]));
