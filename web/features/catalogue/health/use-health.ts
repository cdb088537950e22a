import { useQuery } from '@tanstack/react-query';
import type { HealthRule } from '#shared/catalogue/health/finding.ts';
import { CatalogueHealthDocument, type CatalogueHealthQuery } from '#web/graphql/catalogue.ts';
import { request } from '#web/lib/graphql.ts';

/** The server answers rules as text: they are those of the shared check. */
export type ShownFinding = CatalogueHealthQuery['catalogueHealth'][number] & { rule: HealthRule };

/** Checked when the page opens, and when asked: it reads the whole catalogue. */
export const useHealth = () =>
  useQuery({
    queryKey: ['health', 'list'],
    queryFn: async ({ signal }) =>
      (await request(CatalogueHealthDocument, {}, signal)).catalogueHealth as ShownFinding[],
    gcTime: 0,
  });
