import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { placedRows } from '#shared/document/offer/placed-rows.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';
import { placedName } from '#shared/offers/placed-name.ts';

/** An option or an alternative with its name and its amount as on paper: what it changes on the total, or without VAT. */
export type PaperChoice = {
  id: string;
  name: string;
  language: string;
  amount: string;
  /** Null where the line has no VAT. */
  vat: 'withVat' | 'withoutVat' | null;
};
export type PaperChoices = { options: readonly PaperChoice[]; groups: readonly (readonly PaperChoice[])[] };

/** All that a customer could tick on the paper of a version. */
export function paperChoices({
  model,
  selectable,
}: Pick<OfferSnapshot, 'model' | 'selectable'>): PaperChoices {
  const rows = new Map(placedRows(model).map((row) => [row.id, row]));
  const onTotal = new Map(
    model.choices.flatMap((part) => part.rows.map((row) => [row.id, row.onTotal] as const)),
  );
  const taxed = new Set(selectable.vat.filter(({ rate }) => rate > 0).map(({ code }) => code));
  const lines = selectable.lines.filter((line) => !isFixed(line) && rows.has(line.id));
  const shown = (some: typeof lines) =>
    some.flatMap(({ id, vat }): PaperChoice[] => {
      const row = rows.get(id);
      if (!row) return [];
      const { name, section, amount } = row;
      const change = onTotal.get(id);
      return [
        {
          ...{ id, name: placedName(name.text, section), language: name.language },
          amount: (change ?? amount)?.text ?? '',
          vat: taxed.has(vat) ? (change ? 'withVat' : 'withoutVat') : null,
        },
      ];
    });
  const groups = Map.groupBy(
    lines.filter(({ optional }) => !optional),
    ({ alternative }) => alternative,
  );
  return {
    options: shown(lines.filter(({ optional }) => optional)),
    groups: [...groups.values()].map(shown),
  };
}
