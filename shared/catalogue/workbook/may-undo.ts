import type { Manager } from '#shared/access/managed-countries.ts';
import { lacksFor } from '#shared/access/shared-rights.ts';

/** The variant of an import that changed no price of a product that was there; older ones do not say it. */
export const leavesPrices = 'leaves-prices';

/** Whether a super user may undo an import: one that changed prices changes them again. */
export const mayUndo = (user: Manager, { variant }: { variant?: string | null }): boolean =>
  variant === leavesPrices || lacksFor(user, 'manyPrices') === undefined;
