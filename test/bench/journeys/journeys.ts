import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import type { Operation } from '#lambdas/runtime/operation.ts';
import { print } from '#test/prove/figure.ts';
import { capacityOf } from '#test/support/capacity.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { replaceOutsideServices } from '../outside-services.ts';
import { callerFor, people } from '../people.ts';
import { visit } from '../visit.ts';
import { edits } from './edits.ts';
import { keptStates } from './kept-states.ts';
import { owned } from './owned.ts';
import { pinned } from './pinned.ts';
import { registration } from './registration.ts';
import { forgetChanges, forgetCopies, type Known, publish, seed } from './seed.ts';
import { sent } from './sent.ts';
import { type Ask, journeys } from './steps.ts';

const sizes = [1000, 100_000] as const;

/** Compares units and requests of every journey with the pinned ones, at both sizes. */
export async function benchJourneys(): Promise<void> {
  const services = await openDataServices();
  const { mailedToken } = replaceOutsideServices();
  try {
    const multiply = await seed(services);
    const ask = await asker();
    // The help record is written once an hour: keep it out of the journeys.
    await ask('superUser', 'Query.quotationsAs', { userId: people.painter.id });
    // Later repairs check earlier ones.
    await edits(ask)['repair the catalogue, dry']?.();
    // The first sending notes what its owner agreed to.
    for (const step of Object.values(sent(ask, visit))) await step();
    const all = {
      ...journeys(ask, visit),
      ...edits(ask),
      ...owned(ask, visit),
      ...sent(ask, visit),
      ...registration(visit, mailedToken),
      ...keptStates(ask),
    };
    // A list that is older than a day names the snapshot before too.
    let known: Known = await publish(1, {});
    let from = 0;
    for (const size of sizes) {
      await multiply({ from, to: size });
      known = await publish(size, known);
      from = size;
      await forgetChanges();
      await forgetCopies();
      compare(size, await measured(all));
    }
  } finally {
    const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
    await closeBrowser();
    await services.close();
  }
}

/** Runs operations with the caller and their session read from the table, as the adapters do. */
async function asker(): Promise<Ask> {
  const operations = await allOperations();
  const { newId } = await import('#lambdas/runtime/new-id.ts');
  return async (who, field, args = {}, session) => {
    const operation = operations[field];
    if (!operation) throw new Error(`There is no ${field}.`);
    const caller = await callerFor(who, session);
    return operation.run(args, { caller, address: '127.0.0.1', now: new Date(), newId });
  };
}

async function allOperations(): Promise<Record<string, Operation>> {
  const specs = Object.values<FunctionSpec>(functions).filter(({ trigger }) => 'graphql' in trigger);
  const areas = await Promise.all(specs.map(({ entry }) => import(`${process.cwd()}/${entry}`)));
  return Object.assign({}, ...areas.map(({ operations }) => operations));
}

/** `requests, read units, write units` of each journey. */
async function measured(all: Record<string, () => Promise<unknown>>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, journey] of Object.entries(all)) {
    const { requests, read, write } = await capacityOf(() => named(name, journey));
    found[name] = `${requests}, ${read}, ${write}`;
  }
  return found;
}

/** Adds the name of a failed journey to its error. */
const named = async (name: string, journey: () => Promise<unknown>) => {
  try {
    await journey();
  } catch (cause) {
    throw new Error(`The journey failed: ${name}`, { cause });
  }
};

function compare(size: number, found: Readonly<Record<string, string>>): void {
  const names = [...new Set([...Object.keys(pinned), ...Object.keys(found)])];
  const changed = names.filter((name) => pinned[name] !== found[name]);
  print({
    name: `journeys whose requests, read or write units differ from the pinned ones, at ${size.toLocaleString('en')} quotations and users`,
    value: changed.length,
    unit: 'journeys',
    limit: 0,
    ok: changed.length === 0,
    passed: names.length - changed.length,
    changed: Object.fromEntries(changed.map((name) => [name, { before: pinned[name], after: found[name] }])),
  });
}
