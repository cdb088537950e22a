import type { Stroke } from '#shared/offers/accepting/least-ink.ts';
import type { Selection } from '#shared/offers/accepting/selection.ts';
import type { OfferSelection } from '#shared/schemas/acceptance.ts';
import type { ShownOffer } from '../parts/guest.ts';
import type { PageLanguage } from '../parts/page-language.ts';
import type { AcceptanceForm } from './acceptance-form.ts';

type Lines = ShownOffer['content']['selectable']['lines'];

/** The selection as an acceptance names it: options, and the line of each group. */
function namedSelection(lines: Lines, selection: Selection): OfferSelection {
  const chosen = lines.filter(({ id }) => selection.includes(id));
  return {
    options: chosen.flatMap(({ id, optional }) => (optional ? [id] : [])),
    alternatives: Object.fromEntries(
      chosen.flatMap(({ id, alternative }) => (alternative === null ? [] : [[alternative, id] as const])),
    ),
  };
}

/** x and y by turns, without time or pressure (ACC-027). */
const flat = (stroke: Stroke): number[] => stroke.flatMap(({ x, y }) => [x, y]);

type Given = {
  page: ShownOffer;
  selection: Selection;
  total: number;
  form: AcceptanceForm;
  /** In which the ticks were read. */
  language: PageLanguage;
};

/** All that an acceptance names, but its key (ACC-030). */
export function acceptanceInput({ page: { version, content }, selection, total, form, language }: Given) {
  const { hash, withdrawal, isFirm, asksCode, selectable } = content;
  return {
    ...{ version, hash, total, language },
    selection: namedSelection(selectable.lines, selection),
    terms: form.terms,
    ...(withdrawal !== null && { withdrawal: form.withdrawal }),
    name: form.name.trim(),
    ...(isFirm && form.role.trim() && { role: form.role.trim() }),
    signature: form.isTyped
      ? ({ kind: 'typed' } as const)
      : ({ kind: 'drawn', strokes: form.strokes.map(flat) } as const),
    ...(asksCode !== null && { code: form.code }),
  };
}
