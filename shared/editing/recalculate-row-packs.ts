import type { Quotation } from '#shared/schemas/quotation.ts';
import { setPackAim } from './set-pack-aim.ts';

/** Gives a row counted by hand, or by an aim, its automatic packages back; they follow the estimate again (OP7). */
export const recalculateRowPacks = (quotation: Quotation, sId: string): Quotation =>
  setPackAim(quotation, new Set([sId]), null);
