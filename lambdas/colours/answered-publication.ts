import type { Publication } from '#lambdas/store/catalogue/published-colour-store.ts';
import type { PublicationChanges } from '#shared/catalogue/colours/publication-changes.ts';

/** As many changed colours as anybody reads through. */
const mostAnswered = 300;

/** The publication as screens see it. */
export const answeredPublication = (
  publication: Publication | undefined,
  { folders, colours }: PublicationChanges,
) => ({
  version: publication?.version ?? 0,
  publishedAt: publication?.publishedAt ?? null,
  publishedBy: publication?.publishedBy ?? null,
  folders,
  colours: colours.slice(0, mostAnswered),
  colourCount: colours.length,
});
