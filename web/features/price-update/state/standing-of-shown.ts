import { type Standing, standingOf } from '#shared/price-update/standing.ts';
import type { Preview } from './use-preview.ts';
import type { Runs } from './use-runs.ts';

/** The standing of the preview that is shown: as the updates tell, or as the server said when it refused it. */
export function standingOfShown(
  preview: Preview | undefined,
  { runs, isLoaded, refused }: Runs,
): Standing | undefined {
  if (!preview) return undefined;
  const standing = isLoaded ? standingOf(preview, runs) : 'open';
  return standing === 'open' && refused === preview.id ? 'outdated' : standing;
}
