import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { quotationQuery, quotationRules } from '#shared/search/search-quotations.ts';
import { aQuotationLight } from './builders/quotation-light.ts';

/** The list of quotations in its store. Data services must be open. */
export async function openLongList() {
  const { readModel } = await import('#lambdas/store/list/read-model.ts');
  const { noteChange, noteRemoval, listPartition } = await import('#lambdas/store/list/list-changes.ts');
  const { transact } = await import('#lambdas/runtime/table/transact.ts');
  const { queryAll } = await import('#lambdas/runtime/table/query-all.ts');
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const s3 = new S3Client({ forcePathStyle: true });
  const all = quotationQuery({ sort: 'name', pageSize: 100 });
  /** A newly started function. */
  const coldStart = () => readModel('quotation', quotationRules);
  const items = () =>
    queryAll({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': listPartition('quotation') },
    });
  return {
    coldStart,
    items,
    sortKeys: async () => (await items()).map(({ sk }) => sk),
    pointer: async () => (await items()).find(({ sk }) => sk === '#SNAPSHOT'),
    namesIn: async (list: ReturnType<typeof coldStart>) =>
      (await list.search(all)).items.map(({ name }) => name),
    write: (id: string, name: string, revision = 1, changes: { location?: string } = {}) =>
      transact([noteChange('quotation', aQuotationLight({ id, name, revision, ...changes }))]),
    remove: (id: string, revision: number) => transact([noteRemoval('quotation', { id, revision })]),
    async files() {
      const listing = { Bucket: process.env.FILES_BUCKET, Prefix: 'snapshots/quotation/' };
      return ((await s3.send(new ListObjectsV2Command(listing))).Contents ?? []).map(({ Key }) => Key);
    },
    async clear() {
      for (const { pk, sk } of await items()) {
        await client.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }));
      }
    },
  };
}

export const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000);
