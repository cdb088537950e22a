import type { Localised } from '#shared/schemas/localised.ts';
import { addRequired } from '#shared/selection/add-required.ts';
import { noLongerRequired } from '#shared/selection/no-longer-required.ts';
import { missingProducts, requirersOf } from '#shared/selection/required-by.ts';
import type { Catalogue, RuledProduct, Selected, SelectionChange } from '#shared/selection/selected.ts';
import { isInColour } from './in-colour.ts';
import type { RunChoice } from './run-choices.ts';
import { isChoosable, type RunPhase } from './run-phases.ts';

/** The chosen choices: the key of a choice by the id of its phase. */
export type Chosen = Readonly<Record<string, string>>;

/** The choice of a phase that is chosen, if it is still offered. */
export const chosenOf = ({ id, choices }: RunPhase, chosen: Chosen): RunChoice | undefined =>
  choices.find(({ key }) => Object.hasOwn(chosen, id) && key === chosen[id]);

/** The choice of a phase with no other; undefined when it is withheld. */
export const onlyChoice = ({ choices: [only, ...others] }: RunPhase): RunChoice | undefined =>
  only?.isWithheld || others.length > 0 ? undefined : only;

/** Whether somebody took the only choice of a phase back: the phase then asks for nothing (OPW-68). */
export const isDeclined = (phase: RunPhase, declined: Chosen): boolean => {
  const only = onlyChoice(phase);
  return only !== undefined && Object.hasOwn(declined, phase.id) && declined[phase.id] === only.key;
};

/** The choices with those that have no other, which are taken at once (WIZ-053, OPW-68). */
export const withOnlyChoices = (phases: readonly RunPhase[], chosen: Chosen, declined: Chosen): Chosen => ({
  ...chosen,
  ...Object.fromEntries(
    phases.flatMap((phase) => {
      const only = onlyChoice(phase);
      return only && !chosenOf(phase, chosen) && !isDeclined(phase, declined) ? [[phase.id, only.key]] : [];
    }),
  ),
});

/** The first recommended choice in the answered colour, else the first recommended one (OPW-36, OPW-69). */
function recommendedOf({ choices }: RunPhase, withoutColour: ReadonlySet<string>): RunChoice | undefined {
  const recommended = choices.filter(({ isRecommended, isWithheld }) => isRecommended && !isWithheld);
  return recommended.find((choice) => isInColour(choice, withoutColour)) ?? recommended[0];
}

/**
 * The choices with a recommended one in each phase that has none (OPW-69). A choice that is made stays, and one that was
 * taken back stays away. `withoutColour`: the products that do not come in the answered colour.
 */
export const withRecommended = (
  phases: readonly RunPhase[],
  chosen: Chosen,
  declined: Chosen,
  withoutColour: ReadonlySet<string>,
): Chosen => ({
  ...chosen,
  ...Object.fromEntries(
    phases.flatMap((phase) => {
      const first = recommendedOf(phase, withoutColour);
      return first && !chosenOf(phase, chosen) && !isDeclined(phase, declined) ? [[phase.id, first.key]] : [];
    }),
  ),
});

/** The only choices that were taken back, after a change of the choices (OPW-68). */
export const declinedAfter = (phase: RunPhase, chosen: Chosen, declined: Chosen): Chosen => {
  const only = onlyChoice(phase);
  return only && !chosenOf(phase, chosen)
    ? { ...declined, [phase.id]: only.key }
    : without(declined, phase.id);
};

/** A choice that takes the place of the chosen one of its phase (WIZ-052); choosing it again takes it back. */
export function toggled({ id }: RunPhase, { key }: RunChoice, chosen: Chosen): Chosen {
  if (Object.hasOwn(chosen, id) && chosen[id] === key) return without(chosen, id);
  return { ...chosen, [id]: key };
}

const without = (chosen: Chosen, phase: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== phase));

/** The choices whose phase and themselves are still offered: others leave with changed answers (OPW-08). */
export const stillChosen = (phases: readonly RunPhase[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    phases.flatMap((phase) => {
      const choice = chosenOf(phase, chosen);
      return choice ? [[phase.id, choice.key]] : [];
    }),
  );

/** The products of the chosen choices, in the order of the phases, each once. */
export const chosenProducts = (phases: readonly RunPhase[], chosen: Chosen): string[] => [
  ...new Set(phases.flatMap((phase) => chosenOf(phase, chosen)?.products ?? [])),
];

/** The rows that stay when products leave: one that another staying row requires stays too. */
function withoutProducts<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  leaving: ReadonlySet<string>,
): Selected<P>[] {
  const staying = new Set(selection.filter(({ product }) => !leaving.has(product.id)));
  const isHeld = (row: Selected<P>) => !staying.has(row) && requirersOf([...staying], row).length > 0;
  for (let held = selection.find(isHeld); held; held = selection.find(isHeld)) staying.add(held);
  return selection.filter((row) => staying.has(row));
}

/**
 * Where a new product stands: behind the one before it in the order of the phases and what that one brings, else before
 * the one after it.
 */
function placeOf(rows: readonly Selected[], id: string, order: readonly string[]): number {
  const at = order.indexOf(id);
  const places = order.map((other) => rows.findIndex(({ product }) => product.id === other));
  const isThere = (place: number) => place >= 0;
  const before = places.slice(0, at).findLast(isThere);
  if (before === undefined) return places.slice(at + 1).find(isThere) ?? rows.length;
  const comesAlong = (row: Selected) => !order.includes(row.product.id) && requirersOf(rows, row).length > 0;
  const following = rows.findIndex((row, index) => index > before && !comesAlong(row));
  return isThere(following) ? following : rows.length;
}

/**
 * The selection after other choices are chosen. Products that only the earlier ones held leave with what they alone
 * required (WIZ-052, WIZ-056). New ones come in the order of the phases, with what they require (WIZ-055). What both hold
 * stays as it is, removed by hand or not (OPW-34).
 */
export function rechosen<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  before: readonly string[],
  after: readonly string[],
  catalogue: Catalogue<P>,
  newId: () => string,
): SelectionChange<P> {
  const leaving = new Set(before.filter((id) => !after.includes(id)));
  const rest = withoutProducts(selection, leaving);
  const removed = noLongerRequired(selection, rest);
  const rows: Selected<P>[] = rest.filter((row) => !removed.includes(row));
  const added: Selected<P>[] = [];
  for (const id of after) {
    const product = catalogue.get(id);
    if (before.includes(id) || !product || rows.some((row) => row.product.id === id)) continue;
    const row: Selected<P> = { sId: newId(), product, consumptionRange: 0 };
    const required = addRequired([...rows, row], row, catalogue, newId);
    rows.splice(placeOf(rows, id, after), 0, row, ...required);
    added.push(...required);
  }
  return { selection: rows, added, removed, missing: missingProducts(rows, catalogue) };
}

/** The next step of a phase: make a choice, open the procedure of the phase, or the one of the choice. */
export type Missing = { phase: RunPhase; what: 'choice' | 'procedure' | 'choice-procedure' };

/** Names a procedure that was opened: of a phase, or of one of its choices. */
export const procedureKey = (phase: Pick<RunPhase, 'id'>, choice?: Pick<RunChoice, 'key'>): string =>
  JSON.stringify(choice ? [phase.id, choice.key] : [phase.id]);

/** A procedure to carry out: of a phase, or of its chosen choice. */
export type ToRead = { phase: RunPhase; choice: RunChoice | undefined; procedure: Localised };

/** The procedures of the phases and of their chosen choices, in their order (OPW-71). */
export const proceduresOf = (phases: readonly RunPhase[], chosen: Chosen): ToRead[] =>
  phases.flatMap((phase) =>
    [undefined, chosenOf(phase, chosen)].flatMap((choice, index) => {
      const procedure = index === 0 ? phase.procedure : choice?.procedure;
      return procedure ? [{ phase, choice, procedure }] : [];
    }),
  );

/**
 * The steps that keep the selection from being complete: choices of phases with content, procedures (WIZ-054, OPW-34).
 * Phases with nothing for the user (OPW-70), and those whose only choice was taken back (OPW-68), ask for none.
 */
export function missingOf(
  phases: readonly RunPhase[],
  chosen: Chosen,
  opened: ReadonlySet<string>,
  declined: Chosen = {},
): Missing[] {
  return phases.flatMap((phase): Missing[] => {
    if (phase.isWithheld || isDeclined(phase, declined)) return [];
    const choice = chosenOf(phase, chosen);
    const missing: Missing[] = [];
    if (phase.procedure && !opened.has(procedureKey(phase))) missing.push({ phase, what: 'procedure' });
    if (!choice && isChoosable(phase)) missing.push({ phase, what: 'choice' });
    if (choice?.procedure && !opened.has(procedureKey(phase, choice)))
      missing.push({ phase, what: 'choice-procedure' });
    return missing;
  });
}
