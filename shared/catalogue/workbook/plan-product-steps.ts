import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { PlannedOf } from './plan.ts';
import { planProducts } from './plan-products.ts';
import { textOf } from './read-cell.ts';
import { requiredFirst } from './required-first.ts';
import { RowReader } from './row-reader.ts';
import type { Known } from './rows-of-product.ts';
import type { Problem, Workbook } from './sheets.ts';

type Stored = ReadonlyMap<string, EditableProduct>;
type Step = PlannedOf<'product'>;

/** Products in the order in which they can be saved: a save refuses to require what is not there yet. */
export function planProductSteps(workbook: Workbook, stored: Stored, known: Known, problems: Problem[]) {
  const planned = planProducts({ workbook, stored, known, problems });
  const steps = planned.flatMap((one): Step[] =>
    one.does === 'leave'
      ? []
      : [{ kind: 'product', name: one.sent.name.it, revision: stored.get(one.id)?.revision ?? 0, ...one }],
  );
  const added = new Set(steps.filter(({ does }) => does === 'add').map(({ id }) => id));
  const { ordered, loops } = requiredFirst(
    steps.map((step) => ({
      id: step.id,
      requires: requiredBy(step).filter((id) => added.has(id) && id !== step.id),
      step,
    })),
  );
  const selfish = steps.filter((step) => requiredBy(step).includes(step.id));
  refuseRequirements(workbook, loops, 'loop', problems);
  refuseRequirements(
    workbook,
    selfish.map(({ id }) => ({ product: id, required: id })),
    'itself',
    problems,
  );
  return { entries: ordered.map(({ step }) => step), left: planned.length - steps.length };
}

const requiredBy = ({ sent }: Step): string[] =>
  sent.consumptionranges.flatMap(({ requiredProducts }) => requiredProducts.map(({ product }) => product));

type Requirement = { product: string; required: string };

function refuseRequirements(
  { requiredProducts = [] }: Workbook,
  refused: readonly Requirement[],
  reason: Problem['reason'],
  problems: Problem[],
): void {
  for (const numbered of requiredProducts) {
    const isRefused = refused.some(
      ({ product, required }) =>
        textOf(numbered.cells.product) === product && textOf(numbered.cells.required) === required,
    );
    if (isRefused) new RowReader('requiredProducts', numbered, problems).refuse('required', reason);
  }
}
