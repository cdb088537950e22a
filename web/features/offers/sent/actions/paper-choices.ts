import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';

/** An option or an alternative with its name and its amount as on paper. */
export type PaperChoice = { id: string; name: string; language: string; amount: string };
export type PaperChoices = { options: readonly PaperChoice[]; groups: readonly (readonly PaperChoice[])[] };

/** All that a customer could tick on the paper of a version. */
export function paperChoices({
  model,
  selectable,
}: Pick<OfferSnapshot, 'model' | 'selectable'>): PaperChoices {
  const inTotal = model.sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, onTotal: null })));
  const rows = new Map(
    [...inTotal, ...model.choices.flatMap((part) => part.rows)].map((row) => [row.id, row]),
  );
  const lines = selectable.lines.filter((line) => !isFixed(line) && rows.has(line.id));
  const shown = (some: typeof lines) =>
    some.flatMap(({ id }): PaperChoice[] => {
      const row = rows.get(id);
      if (!row) return [];
      const { name, onTotal, amount } = row;
      return [{ id, name: name.text, language: name.language, amount: (onTotal ?? amount)?.text ?? '' }];
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
