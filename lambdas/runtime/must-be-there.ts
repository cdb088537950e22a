import { DomainError } from '#shared/errors.ts';

/** The entity; `not-found` when there is none. */
export function mustBeThere<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw new DomainError('not-found');
  return entity;
}
