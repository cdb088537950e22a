import type { VatCode } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { Work } from '#shared/schemas/work.ts';
import { vatOfWork } from './offered-vat.ts';

/** The fields of a line that come from its work. A work without a VAT code has the offer's (WRK-006). */
export const copiedWork = (work: Work) => ({
  description: work.description,
  longText: work.longText,
  unit: work.unit,
  price: work.price,
  hours: work.hours,
  hourlyCost: work.hourlyCost,
  unitCost: work.unitCost,
  work: { workId: work.id, workRevision: work.revision, finished: work.finished },
});

/** Whether the work of a line was saved again since it was copied (WRK-013); one that is gone was not. */
export const isWorkChanged = ({ work }: OfferLine, today: Pick<Work, 'revision'> | undefined): boolean =>
  today !== undefined && work?.workRevision != null && work.workRevision !== today.revision;

/** The line with its work as it is today; its quantity, discount and place stay (WRK-013). */
export const withWorkOfToday = (
  line: OfferLine,
  today: Work | undefined,
  offered: readonly VatCode[],
): OfferLine =>
  today && isWorkChanged(line, today)
    ? { ...line, ...copiedWork(today), vat: vatOfWork(today, offered, line.vat) }
    : line;
