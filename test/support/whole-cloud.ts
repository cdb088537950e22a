import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { local } from '#infra/local/environment.ts';

/** A searchable place: its name, and its content as text. */
export type Place = { where: string; text: string };

/** Every item of the table, unpacked. */
export async function itemsOfTable(): Promise<Place[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const places: Place[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: local.tableName })) {
    for (const item of Items) {
      const text = JSON.stringify(item, (_, value) => {
        if (typeof value === 'bigint') return String(value);
        return isBytes(value) ? unpacked(bytesOf(value)) : value;
      });
      places.push({ where: `${item.pk} ${item.sk}`, text });
    }
  }
  return places;
}

const isBytes = (value: unknown): boolean =>
  value instanceof Uint8Array ||
  (typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer');
const bytesOf = (value: Uint8Array | { data: number[] }) =>
  Buffer.from(value instanceof Uint8Array ? value : value.data);

/** Every file of the bucket, with its key, its metadata and its content unpacked. */
export async function filesOfBucket(): Promise<Place[]> {
  const client = new S3Client({ forcePathStyle: true });
  const Bucket = local.filesBucket;
  const places: Place[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
    for (const { Key = '' } of page.Contents ?? []) {
      const { Body, ContentDisposition, Metadata } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const content = unpacked(Buffer.from((await Body?.transformToByteArray()) ?? []));
      places.push({
        where: Key,
        text: [Key, ContentDisposition, JSON.stringify(Metadata), content].join('\n'),
      });
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return places;
}

/** Bytes as text, unpacked from any format. */
function unpacked(bytes: Buffer): string {
  for (const unpack of [unzipped, gunzipSync, brotliDecompressSync]) {
    try {
      return unpack(bytes).toString();
    } catch {
      // Packed in another way, or not at all.
    }
  }
  return bytes.toString('latin1');
}

const unzipped = (bytes: Buffer): string =>
  Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${Buffer.from(content).toString('latin1')}`)
    .join('\n');

/** The places of the words. */
export const placesOf = (words: readonly string[], places: readonly Place[]): string[] =>
  places
    .filter(({ where, text }) =>
      words.some((word) => `${where}\n${text}`.toLowerCase().includes(word.toLowerCase())),
    )
    .map(({ where }) => where);
