import { newId } from '#lambdas/runtime/new-id.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { addWorks } from '#lambdas/store/work/work-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { inBatches } from '#shared/in-batches.ts';
import { pricePerEuro } from '#shared/money/units.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { User } from '#shared/schemas/user.ts';
import { type Work, type WorkUnit, work as workSchema } from '#shared/schemas/work.ts';
import { perHour } from '#shared/schemas/work-input.ts';
import { missingStarters } from '#shared/works/missing-starters.ts';
import { demoFile } from './demo-file.ts';

/** A work of the starter list, with its owner's numbers in euro and hours; or one of the owner's own. */
type DemoWork = {
  owner: string;
  code: string;
  description?: Localised;
  longText?: Localised;
  group?: string;
  unit?: WorkUnit;
  price?: number;
  hours?: number;
  unitCost?: number;
  finished?: boolean;
  phases?: string[];
  archived?: boolean;
};

/** A work is two items; a transaction has a hundred. */
const atOnce = 40;

const scaled = (value: number | undefined, scale: number) =>
  value === undefined ? null : Math.round(value * scale);

/** Writes the libraries of works of two painters. */
export async function loadWorks(users: ReadonlyMap<string, User>, now: Date): Promise<void> {
  const starters = new Map(missingStarters([], await listPhases()).map((entry) => [entry.code, entry]));
  const libraries = Map.groupBy(await demoFile<DemoWork[]>('works'), ({ owner }) => owner);
  for (const [owner, works] of libraries) {
    const user = users.get(owner);
    if (!user) throw new Error(`The demo has no user ${owner}.`);
    const own = works.map(
      ({ owner: _, price, hours, unitCost, ...given }): Work =>
        workSchema.parse({
          ...starters.get(given.code),
          ...given,
          ...{ id: newId(), uid: user.uid, createdAt: now.toISOString() },
          price: scaled(price, pricePerEuro),
          hours: scaled(hours, perHour),
          unitCost: scaled(unitCost, pricePerEuro),
          ...{ revision: 1, updatedAt: now.toISOString(), updatedBy: displayName(user) },
        }),
    );
    for (const batch of inBatches(atOnce, own)) await addWorks(user.uid, batch);
  }
}
