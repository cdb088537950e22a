import { CustomAttributeType, Entity } from 'electrodb';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { client, table } from './table.ts';

const priceLists = new Entity(
  {
    model: { service: 'preventivi', entity: 'priceList', version: '1' },
    attributes: {
      id: { type: 'string', required: true },
      priceList: { type: CustomAttributeType<Omit<PriceList, 'id'>>('any'), required: true },
    },
    indexes: {
      catalogue: {
        pk: { field: 'pk', composite: [], template: 'CATALOGUE#pricelist', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: '${id}', casing: 'none' },
      },
    },
  },
  { client, table },
);

export async function readPriceList(id: string | null | undefined): Promise<PriceList | undefined> {
  if (!id) return undefined;
  const { data } = await priceLists.get({ id }).go();
  return data ? { id: data.id, ...data.priceList } : undefined;
}

export async function writePriceList({ id, ...priceList }: PriceList): Promise<void> {
  await priceLists.put({ id, priceList }).go();
}
