import { useQuery } from '@tanstack/react-query';
import { CatalogueChangesDocument, type CatalogueEntity } from '#web/graphql/catalogue-history.ts';
import { request } from '#web/lib/graphql.ts';

/** The saves of an entity of the catalogue, the newest first; asked for again each time. */
export const useChanges = (entity: CatalogueEntity, id: string) =>
  useQuery({
    queryKey: ['change', 'list', entity, id],
    queryFn: async ({ signal }) =>
      (await request(CatalogueChangesDocument, { entity, id }, signal)).catalogueChanges,
    staleTime: 0,
  });
