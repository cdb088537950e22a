import { useQuery } from '@tanstack/react-query';
import { CatalogueChangesDocument, type CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { request } from '#web/lib/graphql.ts';

/** The saves of an entity of the catalogue, the newest first; asked for again each time, and for another revision. */
export const useChanges = (entity: CatalogueEntity, id: string, revision?: number) =>
  useQuery({
    queryKey: ['change', 'list', entity, id, revision],
    queryFn: async ({ signal }) =>
      (await request(CatalogueChangesDocument, { entity, id }, signal)).catalogueChanges,
    staleTime: 0,
  });
