import { DomainError } from '#shared/errors.ts';

/** Returns the entity; `not-found` without one. */
export function mustBeThere<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw new DomainError('not-found');
  return entity;
}
