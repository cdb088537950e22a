import { inOrder } from '#shared/catalogue/in-order.ts';
import { type Phase, phase } from '#shared/schemas/phase.ts';
import { collection } from './collection.ts';
import { readOrder } from './order-store.ts';
import { transact } from './transact.ts';

export const phases = collection('phase', phase);

/** Phases in the order the super users gave them. */
export async function listPhases(): Promise<Phase[]> {
  const [all, order] = await Promise.all([phases.list(), readOrder('phase')]);
  return inOrder(all, order);
}

export const readPhase = (id: string): Promise<Phase | undefined> => phases.read(id);

/** Writes a phase, new or of the revision after the stored one. */
export const writePhase = (entry: Phase): Promise<void> => transact([phases.writing(entry)]);
