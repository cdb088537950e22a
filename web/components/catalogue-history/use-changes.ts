import { useQuery } from '@tanstack/react-query';
import { CatalogueChangesDocument, type CatalogueEntity } from '#web/graphql/common.ts';
import { request } from '#web/lib/graphql.ts';

/** Who changed an entity of the catalogue and what, the newest save first; asked for anew each time. */
export const useChanges = (entity: CatalogueEntity, id: string) =>
  useQuery({
    queryKey: ['change', 'list', entity, id],
    queryFn: async ({ signal }) =>
      (await request(CatalogueChangesDocument, { entity, id }, signal)).catalogueChanges,
    staleTime: 0,
  });
