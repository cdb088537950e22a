import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import { quotationLight } from '#shared/schemas/quotation.ts';
import { user, userLight } from '#shared/schemas/user.ts';
import { activityLight } from '#shared/search/search-activity.ts';
import type { InstallationData } from './data-of.ts';
import type { Item } from './renaming.ts';

/** The long lists: what follows from the items alone is neither exported nor imported, but made anew. */
export const listKinds = ['quotation', 'user', 'activity'] as const;
type ListKind = (typeof listKinds)[number];

export const isOfLists = (item: Item): boolean => item.pk?.S?.startsWith(partitions.changes.prefix) === true;
export const isSnapshot = (key: string): boolean => key.startsWith(fileFolders.snapshots);

/** The row of an item in a long list; probes have none. */
export function rowOf(item: Item): { kind: ListKind; row: object } | undefined {
  const [pk = '', sk] = [item.pk?.S, item.sk?.S];
  if ((item.profile ?? item.user)?.M?.isProbe?.BOOL) return undefined;
  if (partitions.quotation.restOf(pk) && sk === sorts.quotation && !item.deletedAt)
    return { kind: 'quotation', row: quotationLight.parse({ province: null, ...unmarshall(item) }) };
  const uid = partitions.user.restOf(pk);
  if (!uid) return undefined;
  const { profile, id, email, signedInAt } = unmarshall(item);
  if (sk === sorts.profile)
    return { kind: 'user', row: userLight.parse(user.parse({ ...profile, id, email })) };
  if (sk === sorts.activity) return { kind: 'activity', row: activityLight(uid, signedInAt) };
  return undefined;
}

/** The removal that a deleted quotation waits for. The consumer hears of it again and removes the quotation's items. */
export function removalOf(item: Item): Item | undefined {
  if (item.sk?.S !== sorts.quotation || !item.deletedAt) return undefined;
  const { id = { S: '' }, revision = { N: '0' } } = item;
  const sk = sorts.change(`${id.S}#${padded(Number(revision.N))}`);
  return { pk: { S: partitions.changes('quotation') }, sk: { S: sk }, id, revision };
}

/** Writes the rows of a list into a snapshot as they come; answers the item that points to it. */
export function beginList(data: InstallationData, kind: ListKind, work: string) {
  const path = join(work, `${kind}.gz`);
  const packing = createGzip({ level: 1 });
  const written = pipeline(packing, createWriteStream(path));
  // An empty form: readers sort the rows themselves, and the next snapshot is sorted.
  packing.write('{"form":"","rows":[');
  let count = 0;
  return {
    async add(row: object): Promise<void> {
      const isTaken = packing.write(`${count > 0 ? ',' : ''}${JSON.stringify(row)}`);
      count += 1;
      if (!isTaken) await once(packing, 'drain');
    },
    async end(): Promise<Item> {
      packing.end('],"orders":{},"included":[]}');
      await written;
      const key = `${fileFolders.snapshots}${kind}/${randomUUID()}.json.gz`;
      const ContentLength = (await stat(path)).size;
      const content = { Body: createReadStream(path), ContentLength };
      await data.s3.send(new PutObjectCommand({ Bucket: data.bucket, Key: key, ...content }));
      await rm(path);
      return { pk: { S: partitions.changes(kind) }, sk: { S: sorts.snapshot }, key: { S: key } };
    },
  };
}
