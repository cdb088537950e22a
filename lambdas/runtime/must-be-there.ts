import { DomainError } from '#shared/errors.ts';

/** Returns the entity, or throws `not-found` if there is none. */
export function mustBeThere<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw new DomainError('not-found');
  return entity;
}
