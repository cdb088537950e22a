import { CustomAttributeType, Entity } from 'electrodb';
import type { Phase } from '#shared/schemas/phase.ts';
import { readOrder, sortByOrder } from './order-store.ts';
import { client, table } from './table.ts';

const phases = new Entity(
  {
    model: { service: 'preventivi', entity: 'phase', version: '1' },
    attributes: {
      id: { type: 'string', required: true },
      phase: { type: CustomAttributeType<Omit<Phase, 'id'>>('any'), required: true },
    },
    indexes: {
      catalogue: {
        pk: { field: 'pk', composite: [], template: 'CATALOGUE#phase', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: '${id}', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** Phases in the order the super users gave them. */
export async function listPhases(): Promise<Phase[]> {
  const [{ data }, order] = await Promise.all([
    phases.query.catalogue({}).go({ pages: 'all' }),
    readOrder('phase'),
  ]);
  return sortByOrder(
    data.map(({ id, phase }) => ({ id, ...phase })),
    order,
  );
}

export async function writePhase({ id, ...phase }: Phase): Promise<void> {
  await phases.put({ id, phase }).go();
}
