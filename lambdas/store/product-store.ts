import { CustomAttributeType, Entity } from 'electrodb';
import type { Product, ProductSummary } from '#shared/schemas/product.ts';
import { client, table } from './table.ts';

/** What lists and the manual selection show; one Query reads them all. */
const headers = new Entity(
  {
    model: { service: 'preventivi', entity: 'productHeader', version: '1' },
    attributes: {
      id: { type: 'string', required: true },
      summary: { type: CustomAttributeType<Omit<ProductSummary, 'id'>>('any'), required: true },
    },
    indexes: {
      catalogue: {
        pk: { field: 'pk', composite: [], template: 'CATALOGUE#product', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: '${id}', casing: 'none' },
      },
    },
  },
  { client, table },
);

/** The whole product. */
const details = new Entity(
  {
    model: { service: 'preventivi', entity: 'product', version: '1' },
    attributes: {
      id: { type: 'string', required: true },
      product: { type: CustomAttributeType<Omit<Product, 'id'>>('any'), required: true },
    },
    indexes: {
      detail: {
        pk: { field: 'pk', composite: ['id'], template: 'P#${id}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'DETAIL', casing: 'none' },
      },
    },
  },
  { client, table },
);

export async function listProducts(): Promise<ProductSummary[]> {
  const { data } = await headers.query.catalogue({}).go({ pages: 'all' });
  return data.map(({ id, summary }) => ({ id, ...summary }));
}

export async function readProduct(id: string): Promise<Product | undefined> {
  const { data } = await details.get({ id }).go();
  return data ? { id: data.id, ...data.product } : undefined;
}

/** The products that exist among the given ids. */
export async function readProducts(ids: readonly string[]): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const { data, unprocessed } = await details.get([...new Set(ids)].map((id) => ({ id }))).go();
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} products were not read: throttled.`);
  return new Map(data.map(({ id, product }) => [id, { id, ...product }]));
}

export async function writeProduct({ id, ...product }: Product): Promise<void> {
  const { name, um, consumptionType, consumption, consumptionranges, combined, standalone } = product;
  const { archived, userTypes, phases, attachments_i18n } = product;
  const texts = { name, phases, attachments_i18n };
  const use = { um, consumptionType, consumption, consumptionranges, combined, standalone };
  await headers.put({ id, summary: { ...texts, ...use, archived, userTypes } }).go();
  await details.put({ id, product }).go();
}
