import type { CatalogueReader } from './is-product-visible.ts';

/** Whether a user sees a phase: their price list is allowed, or none is asked for (SES-063). */
export function isPhaseVisible(
  phase: { availablePricelists?: readonly string[] | null },
  user: Pick<CatalogueReader, 'pricelist'>,
): boolean {
  const allowed = phase.availablePricelists ?? [];
  return !user.pricelist || allowed.length === 0 || allowed.includes(user.pricelist);
}
