import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { readLock } from '#lambdas/store/job/job-lock.ts';
import { readJob } from '#lambdas/store/job/job-store.ts';
import { digestOf } from '#lambdas/store/once/once-store.ts';
import { planPriceUpdate } from '#shared/price-update/plan.ts';
import { plannedChanges } from '#shared/price-update/planned-changes.ts';
import { earlierThan, productsAfter, productsAfterAll } from '#shared/price-update/queue.ts';
import { seenPrices } from '#shared/price-update/seen-prices.ts';
import type { Job } from '#shared/schemas/job.ts';
import type { WantedUpdate } from '#shared/schemas/price-update.ts';
import type { Product } from '#shared/schemas/product.ts';
import { priceLock } from './price-batch.ts';
import { confirmedPlanOf, type KeptPlan, planIdOf, planOf } from './price-update-plan.ts';
import { waitingUpdates } from './waiting-updates.ts';

type Wanted = { wanted: WantedUpdate; startsAt: string | null; replaces: string | null; now: Date };

/**
 * The plan of an update that begins now, or at an instant. One with an instant begins with the prices that the updates
 * before it will leave: the one that runs, and those that wait (PRG-033).
 */
export async function newPlan({ wanted, startsAt, replaces, now }: Wanted): Promise<KeptPlan> {
  const [products, lists] = await Promise.all([readAllProducts(true), readPriceLists()]);
  const queue = startsAt ? await earlierUpdates(startsAt, replaces) : [];
  const found = startsAt ? productsAfterAll(await afterRunning(products, now), lists, queue) : products;
  const plan = planPriceUpdate(found, lists, wanted, startsAt ? new Date(startsAt) : now);
  return {
    ...plan,
    previewedAt: now.toISOString(),
    seen: digestOf(seenPrices(products)),
    changes: digestOf(plannedChanges(plan)),
    ...{ startsAt, replaces },
  };
}

/** The plan of an update whose instant has come, from the prices of now (PRG-034). */
export const planOfNow = (wanted: WantedUpdate, now: Date): Promise<KeptPlan> =>
  newPlan({ wanted, startsAt: null, replaces: null, now });

async function earlierUpdates(startsAt: string, replaces: string | null) {
  const waiting = (await waitingUpdates()).filter(({ id, state }) => state === 'waiting' && id !== replaces);
  const earlier = earlierThan(startsAt, waiting);
  const plans = await Promise.all(earlier.map(confirmedPlanOf));
  return earlier.flatMap((job, index) => {
    const plan = plans[index];
    return plan && job.startsAt ? [{ startsAt: job.startsAt, wanted: plan }] : [];
  });
}

/** The waiting updates, by id, that would change other prices now than they were confirmed on (PRG-033). */
export async function withOtherPrices(waiting: readonly Job[], now: Date): Promise<string[]> {
  if (waiting.length === 0) return [];
  const [products, lists, plans] = await Promise.all([
    readAllProducts(),
    readPriceLists(),
    Promise.all(waiting.map(confirmedPlanOf)),
  ]);
  const old: string[] = [];
  let found = await afterRunning(products, now);
  for (const [index, { id, state, startsAt }] of waiting.entries()) {
    const confirmed = plans[index];
    // One that is held runs before none.
    if (!confirmed || !startsAt || state !== 'waiting') continue;
    const plan = planPriceUpdate(found, lists, confirmed, new Date(startsAt));
    if (digestOf(plannedChanges(plan)) !== confirmed.changes) old.push(id);
    found = productsAfter(found, plan, startsAt);
  }
  return old;
}

/** The products as the update that runs now leaves them. */
async function afterRunning(products: readonly Product[], now: Date): Promise<readonly Product[]> {
  const running = await runningUpdate();
  const plan = running && (await planOf(planIdOf(running)));
  return plan ? productsAfter(products, plan, now.toISOString()) : products;
}

async function runningUpdate(): Promise<Job | undefined> {
  const last = await readLock(priceLock);
  const job = last?.kind === 'price_update' ? await readJob('price_update', last.id) : undefined;
  return job?.state === 'running' ? job : undefined;
}
