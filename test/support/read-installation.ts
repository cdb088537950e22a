import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Account, File, Item, Things } from './readable-export.ts';

type Places = { table: string; bucket: string; pool: string };

/** Everything in an installation, read by AWS clients alone, without code of exports and imports. */
export const readInstallation = async ({ table, bucket, pool }: Places): Promise<Things> => ({
  accounts: await accountsOfPool(pool),
  items: await itemsOfTable(table),
  files: await filesOfBucket(bucket),
});

async function accountsOfPool(UserPoolId: string): Promise<Account[]> {
  const accounts: Account[] = [];
  const client = new CognitoIdentityProviderClient();
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId })) {
    for (const user of Users) {
      // Fields of the pool itself: the name is the `sub`, and the times belong to this pool.
      const { Username, UserCreateDate, UserLastModifiedDate, ...told } = user;
      const { Attributes, Enabled, UserStatus, ...others } = told;
      const named = (Attributes ?? []).map(({ Name = '', Value = '' }) => [Name, Value]);
      const { sub, ...attributes } = Object.fromEntries(named);
      const enabled = Enabled ?? true;
      accounts.push({
        ...others,
        sub,
        email: attributes.email,
        attributes,
        enabled,
        status: UserStatus ?? '',
      });
    }
  }
  return accounts;
}

async function itemsOfTable(TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  const pages = paginateScan({ client: new DynamoDBClient() }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) items.push(...Items.map(itemOf));
  return items;
}

const itemOf = (item: Record<string, AttributeValue>): Item =>
  JSON.parse(JSON.stringify(item, (_, value) => (value instanceof Uint8Array ? base64(value) : value)));

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function filesOfBucket(Bucket: string): Promise<File[]> {
  const client = new S3Client({ forcePathStyle: true });
  const files: File[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key = '' } of Contents) files.push(await fileOf(client, { Bucket, Key }));
  return files;
}

async function fileOf(client: S3Client, at: { Bucket: string; Key: string }): Promise<File> {
  const head = await client.send(new HeadObjectCommand(at));
  // Headers of the response and of this copy, not of the file.
  const { $metadata, AcceptRanges, ETag, LastModified, ...told } = head;
  const { ContentLength: size = 0, Metadata: metadata = {}, ...headers } = told;
  const { Body } = await client.send(new GetObjectCommand(at));
  const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
  const { TagSet = [] } = await client.send(new GetObjectTaggingCommand(at));
  const tags = Object.fromEntries(TagSet.map(({ Key = '', Value }) => [Key, Value]));
  return { key: at.Key, size, headers, metadata, tags, content };
}
