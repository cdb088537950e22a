import type { MaterialCopy, OfferLine } from '#shared/schemas/offer-line.ts';
import type { CopiedRow } from './copied-row.ts';

/** A quotation as it is now: its revision and its rows. */
export type QuotationNow = { revision: number; rows: readonly CopiedRow[] };

/** A material that is another one today, gone, or missing in the offer (OFR-036). */
export type MaterialChange = {
  kind: 'changed' | 'gone' | 'quotationGone' | 'added';
  lineId: string | null;
  quotationId: string;
  sId: string;
  revision: number | null;
  now: CopiedRow | null;
  /** Cents; null where a cost is missing. */
  difference: number | null;
};

/**
 * The changes of an offer's materials since they were copied, line by line, then the rows that it lacks. A quotation that
 * is gone is not among `quotations` (OFR-036, OFR-039).
 */
export function materialChanges(
  lines: readonly OfferLine[],
  quotations: ReadonlyMap<string, QuotationNow>,
): MaterialChange[] {
  const changed = lines.flatMap((line) => {
    const change = line.material && changeOf(line, line.material, quotations.get(line.material.quotationId));
    return change ? [change] : [];
  });
  const copied = new Set(lines.flatMap(({ material }) => (material ? [keyOf(material)] : [])));
  const added = [...quotations.values()].flatMap(({ revision, rows }) =>
    rows
      .filter(({ material }) => !copied.has(keyOf(material)))
      .map((now) => ({
        ...named('added', null, now.material),
        revision,
        now,
        difference: now.material.cost,
      })),
  );
  return [...changed, ...added];
}

const keyOf = ({ quotationId, sId }: Pick<MaterialCopy, 'quotationId' | 'sId'>) => `${quotationId} ${sId}`;

const named = (
  kind: MaterialChange['kind'],
  lineId: string | null,
  { quotationId, sId }: Pick<MaterialCopy, 'quotationId' | 'sId'>,
) => ({ kind, lineId, quotationId, sId, revision: null, now: null, difference: null });

function changeOf(
  line: OfferLine,
  copy: MaterialCopy,
  quotation: QuotationNow | undefined,
): MaterialChange | undefined {
  if (!quotation) return named('quotationGone', line.id, copy);
  const now = quotation.rows.find(({ material }) => material.sId === copy.sId);
  const { revision } = quotation;
  if (!now) return { ...named('gone', line.id, copy), revision };
  if (isSame(line, copy, now)) return undefined;
  const difference = copy.cost === null || now.material.cost === null ? null : now.material.cost - copy.cost;
  return { ...named('changed', line.id, copy), revision, now, difference };
}

/** Whether product, colour, quantity, packages and cost are those of the copy; a typed cost is not compared (OFR-023). */
function isSame(line: OfferLine, copy: MaterialCopy, { quantity, material }: CopiedRow): boolean {
  return (
    material.productId === copy.productId &&
    material.color?.code === copy.color?.code &&
    quantity === line.quantity &&
    packsOf(material) === packsOf(copy) &&
    (copy.ownCost || material.cost === copy.cost)
  );
}

const packsOf = ({ packs }: Pick<MaterialCopy, 'packs'>): string =>
  packs
    .map(({ size, count }) => `${size}×${count}`)
    .toSorted()
    .join(' ');
