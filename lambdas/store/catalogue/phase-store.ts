import { transact } from '#lambdas/runtime/table/transact.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { inOrder } from '#shared/catalogue/in-order.ts';
import { type Phase, phase } from '#shared/schemas/phase.ts';
import { collection } from './collection.ts';
import { leavingOrder, readOrder } from './order-store.ts';

export const phases = collection('phase', phase);

/** Phases in the order the super users gave them; `ConsistentRead` as in collection.ts. */
export async function listPhases(ConsistentRead = false): Promise<Phase[]> {
  const [all, order] = await Promise.all([phases.list(ConsistentRead), readOrder('phase')]);
  return inOrder(all, order);
}

export const readPhase = (id: string): Promise<Phase | undefined> => phases.read(id);

/** Writes a phase, new or of the revision after the stored one. */
export const writePhase = (entry: Phase): Promise<void> => transact([phases.writing(entry)]);

/** Writes a new phase, and what its key made. */
export async function createPhase(entry: Phase, once: Once, now: Date): Promise<string> {
  await transact([once.remembering(entry.id, now), phases.writing(entry)]);
  return entry.id;
}

/** Removes a phase that is still as it was read, and its place in the order (OPC-04). */
export const removePhase = async (entry: Phase): Promise<void> =>
  transact([phases.removing(entry), ...(await leavingOrder('phase', entry.id))]);
