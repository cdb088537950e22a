import { inOrder } from '#shared/catalogue/in-order.ts';
import { type Phase, phase } from '#shared/schemas/phase.ts';
import { collection } from './collection.ts';
import { type Once, rememberOnce } from './once-store.ts';
import { leavingOrder, readOrder } from './order-store.ts';
import { ConditionFailed, put, transact } from './transact.ts';

export const phases = collection('phase', phase);

/** Phases in the order the super users gave them; `ConsistentRead` as in collection.ts. */
export async function listPhases(ConsistentRead = false): Promise<Phase[]> {
  const [all, order] = await Promise.all([phases.list(ConsistentRead), readOrder('phase')]);
  return inOrder(all, order);
}

export const readPhase = (id: string): Promise<Phase | undefined> => phases.read(id);

/** Writes a phase, new or of the revision after the stored one. */
export const writePhase = (entry: Phase): Promise<void> => transact([phases.writing(entry)]);

/** Writes a new phase, unless a call with the same key made it meanwhile; answers the id of that one. */
export async function createPhase(entry: Phase, once: Once, now: Date): Promise<string> {
  try {
    await transact([put(once.params(entry.id, now)), phases.writing(entry)]);
    return entry.id;
  } catch (cause) {
    const earlier = cause instanceof ConditionFailed ? await rememberOnce(once) : undefined;
    if (earlier === undefined) throw cause;
    return earlier;
  }
}

/** Removes a phase that is still as it was read, and its place in the order (OPC-04). */
export const removePhase = async (entry: Phase): Promise<void> =>
  transact([phases.removing(entry), ...(await leavingOrder('phase', entry.id))]);
