import type { Localised } from '#shared/schemas/localised.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** A work of the owner's library, as far as offers copy it (WRK-012). */
export type OfferedWork = {
  id: string;
  revision: number;
  description: Localised;
  longText?: Localised | null;
  unit: string;
  price: number | null;
  vat: string | null;
  hours: number | null;
  hourlyCost: number | null;
  unitCost: number | null;
  finished: boolean;
};

/** The fields of a line that come from its work. A work without a VAT code has the offer's (WRK-006). */
export const copiedWork = (work: OfferedWork) => ({
  description: work.description,
  longText: work.longText ?? null,
  unit: work.unit,
  price: work.price,
  hours: work.hours,
  hourlyCost: work.hourlyCost,
  unitCost: work.unitCost,
  work: { workId: work.id, workRevision: work.revision, finished: work.finished },
});

/** Whether the work of a line was saved again since it was copied (WRK-013); one that is gone was not. */
export const isWorkChanged = ({ work }: OfferLine, today: { revision: number } | undefined): boolean =>
  today !== undefined && work?.workRevision != null && work.workRevision !== today.revision;

/** The line with its work as it is today; its quantity, discount and place stay (WRK-013). */
export const withWorkOfToday = (line: OfferLine, today: OfferedWork | undefined): OfferLine =>
  today && isWorkChanged(line, today) ? { ...line, ...copiedWork(today), vat: today.vat ?? line.vat } : line;
