import { getNamedType } from 'graphql';
import { jobKinds } from '#shared/schemas/job.ts';
import { rootField } from '#test/support/api-document.ts';
import { argumentsOf, type Thing } from '../arguments.ts';
import { operationOf } from '../authorization-matrix.ts';
import { folder, lists, phases, products, tag } from './plant-catalogue.ts';
import { jobId, notices } from './plant-people.ts';
import type { World } from './viewers.ts';

type Arguments = Record<string, unknown>;

const pairs = (first: readonly string[], second: readonly string[], names: readonly [string, string]) =>
  first.flatMap((one) => second.map((other) => ({ [names[0]]: one, [names[1]]: other })));

const isOneId = (operation: string): string | undefined => {
  const ids = rootField(operation).args.filter(({ type }) => getNamedType(type).name === 'ID');
  return ids.length === 1 && !String(ids[0]?.type).startsWith('[') ? ids[0]?.name : undefined;
};

/** The planted ids that an operation takes, by a pattern of its name. */
function plantedIds({ people, quotations, customer, work, offer }: World): [RegExp, string[]][] {
  const users = ['ownr', 'noLs', 'fran', 'movd', 'supr'].map((name) => people.get(name)?.id ?? '');
  return [
    [/customer|colourCard/i, [customer]],
    [/^Query.work/, [work]],
    [/offer/i, [offer]],
    [/notification/i, Object.values(notices)],
    [/quotation|shareLinks/i, Object.values(quotations)],
    [/user|help|As$/i, users],
    [/pricelist|catalogue/i, Object.values(lists)],
    [/product/i, Object.values(products)],
    [/phase/i, Object.values(phases)],
    [/colorlist/i, [folder]],
    [/tag/i, [tag]],
  ];
}

/** The ids for an operation: by its name, or all ids if no pattern matches. */
function idsFor(operation: string, world: World): string[] {
  const planted = plantedIds(world);
  const [, ids] = planted.find(([name]) => name.test(operation)) ?? [];
  return ids ?? planted.flatMap(([, all]) => all);
}

/** Fields whose arguments depend on each other, and lists that show more on request. */
function special(world: World): Record<string, Arguments[]> {
  const { people, quotations } = world;
  const users = ['ownr', 'noLs', 'fran', 'movd'].map((name) => people.get(name)?.id ?? '');
  const ids = Object.values(quotations);
  const jobs = pairs(jobKinds, [jobId], ['kind', 'id']);
  const entities = pairs(
    ['PRODUCT', 'PHASE', 'PRICE_LIST'],
    [...Object.values(products), ...Object.values(phases), ...Object.values(lists)],
    ['entity', 'id'],
  );
  const documents = [
    ...ids.map((q) => ({ q, showPrices: 'true', showSpecs: 'true' })),
    { q: world.offer, of: 'offer', measures: 'true', costs: 'true' },
    { q: world.customer, of: 'colours' },
  ];
  const searched = (most: object) => [
    { pageSize: 100, ...most },
    { ...most, filter: { archived: true } },
  ];
  return {
    'Query.quotationsAs': users.map((userId) => ({ userId, pageSize: 100 })),
    'Query.quotationAs': pairs(users, ids, ['userId', 'id']),
    'Query.quotationRevision': [1, 2].flatMap((revision) => ids.map((id) => ({ id, revision }))),
    'Query.job': jobs,
    'Query.jobLog': jobs,
    'Query.jobs': jobKinds.map((kind) => ({ kind })),
    'Query.catalogueChanges': entities,
    'Query.draftRows': Object.values(products).map((product) => ({ products: [product, products.open] })),
    'Query.productsWithoutColour': Object.values(products).map((product) => ({
      colour: 'TN 12',
      products: [product, products.open],
    })),
    'Query.guidedTest': [{}, ...[0, 1, 2].map((version) => ({ version }))],
    'Query.quotations': searched({ filter: { search: 'Canarino' } }),
    'Query.users': searched({ filter: { search: 'Canarino' } }),
    'Query.products': [{}],
    'Subscription.onChange': users.map((id) => ({ scope: `user:${id}` })),
    'GET /functions/downloadPricelistXLS': Object.values(lists).map((pricelist) => ({ pricelist })),
    'GET /functions/downloadStatisticsXLS': ['', 'FR', 'IT'].map((country) => ({
      ...{ from: '2026-W40', to: '2026-W50', ...(country && { country }) },
    })),
    'GET /functions/downloadPDF': documents,
    'GET /functions/downloadXLS': documents,
    'GET /functions/sharedQuotation': ids.map((q) => ({ q })),
  };
}

/** All calls of a row: the arguments of the matrix about each subject, and every planted id. */
export function callsOf(row: string, world: World, things: readonly Thing[]): Arguments[] {
  const operation = operationOf(row);
  const usual = things.map((thing) => argumentsOf[row]?.(thing) ?? {});
  const id = operation.startsWith('Query.') ? isOneId(operation) : undefined;
  const planted =
    special(world)[operation] ?? (id ? idsFor(operation, world).map((one) => ({ [id]: one })) : []);
  const [first = {}] = usual;
  const all = [...usual, ...planted.map((changes) => ({ ...first, ...changes }))];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
