import { randomUUID } from 'node:crypto';
import { mostKept } from '#shared/editing/kept-revisions.ts';
import { rowsOf } from '../twelve-products.ts';
import { type Opened, oneMorePackage } from './one-more-package.ts';
import type { Ask } from './steps.ts';

/** Saves of a quotation with the maximum of earlier states. They fill the changes of the lists, so they run last. */
export function keptStates(ask: Ask): Record<string, () => Promise<unknown>> {
  let opened: Opened = { id: '', revision: 0, selectedProducts: [] };
  const countOneMore = async () => {
    const { id, revision } = opened;
    const input = { id, revision, selectedProducts: oneMorePackage(opened) };
    opened = await ask('painter', 'Mutation.updateQuotation', { input });
  };
  return {
    'make a quotation and save its packages until all states are kept': async () => {
      const details = { name: 'Facciata', location: 'Bologna', province: 'BO' };
      const input = { key: randomUUID(), ...details, selectedProducts: rowsOf(12) };
      opened = await ask('painter', 'Mutation.createQuotation', { input });
      for (let saved = 0; saved < mostKept; saved += 1) await countOneMore();
    },
    'save packages when all states are kept': countOneMore,
    'delete a quotation with all its states': () =>
      ask('painter', 'Mutation.deleteQuotation', { id: opened.id }),
  };
}
