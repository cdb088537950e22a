import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  AdminDisableUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { type AttributeValue, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { local } from '#infra/local/environment.ts';

/** Stores everything that AWS can keep and users' work leaves rarely; some expires at the given time. */
export async function storeByHand(uid: string, expires: Date): Promise<void> {
  await storeItems(expires);
  await storeImages(uid);
  await storeWorkOfFunctions(uid);
  await storeDocument();
  await changeAccounts();
}

async function storeItems(expires: Date): Promise<void> {
  const table = new DynamoDBClient();
  const put = (sk: string, fields: Record<string, AttributeValue>) =>
    table.send(
      new PutItemCommand({
        TableName: local.tableName,
        Item: { pk: { S: 'BY-HAND' }, sk: { S: sk }, ...fields },
      }),
    );
  const values: Record<string, AttributeValue> = {
    text: { S: 'è “così”\n\u2028' },
    number: { N: '-123456789012345678901234567890.12345678' },
    yes: { BOOL: true },
    no: { BOOL: false },
    nothing: { NULL: true },
    bytes: { B: Uint8Array.of(0, 255, 128, 10) },
    texts: { SS: ['b', 'a', 'è'] },
    numbers: { NS: ['3', '20', '-1.5'] },
    severalBytes: { BS: [Uint8Array.of(0, 255), Uint8Array.of(7)] },
    noText: { S: '' },
    noEntries: { L: [] },
    noFields: { M: {} },
  };
  await put('EVERY-TYPE', { ...values, list: { L: Object.values(values) }, map: { M: values } });
  await put('EXPIRED', { ttl: { N: String(expires.getTime() / 1000) } });
}

const files = () => new S3Client({ forcePathStyle: true });
const at = (Key: string, Body: Buffer) => ({ Bucket: local.filesBucket, Key, Body });

/** Images of a person, one of them still an upload. */
async function storeImages(uid: string): Promise<void> {
  const image = at(`images/users/${uid}-0001.png`, randomBytes(100_000));
  const kept = { ContentType: 'image/png', CacheControl: 'private, max-age=31536000, immutable' };
  await files().send(new PutObjectCommand({ ...image, ...kept, Tagging: 'state=retired&origin=form' }));
  const upload = at(`uploads/images/users/${uid}-0002.png`, Buffer.from('nobody took it'));
  await files().send(new PutObjectCommand(upload));
}

/** Data that functions keep for functions. */
async function storeWorkOfFunctions(uid: string): Promise<void> {
  const rows = gzipSync(JSON.stringify({ form: '', rows: [{ uid }], orders: {}, included: [] }));
  await files().send(new PutObjectCommand(at('snapshots/quotation/of-before.json.gz', rows)));
  const log = gzipSync(JSON.stringify({ by: uid, done: ['è'] }));
  await files().send(new PutObjectCommand(at(`jobs/${uid}.json.gz`, log)));
}

/** A file with everything that S3 keeps beside its content. */
async function storeDocument(): Promise<void> {
  const document = at('documents/Facciata è.pdf', randomBytes(2_000_000));
  const kept = {
    ContentType: 'application/pdf',
    ContentDisposition: "inline; filename*=UTF-8''Facciata%20%C3%A8.pdf",
    ContentEncoding: 'identity',
    ContentLanguage: 'it',
    CacheControl: 'no-store',
    Metadata: { made: 'today', for: 'everybody' },
  };
  await files().send(new PutObjectCommand({ ...document, ...kept }));
}

/** An account with more than an address, and a disabled one. */
async function changeAccounts(): Promise<void> {
  const pool = new CognitoIdentityProviderClient();
  const account = (Username: string) => ({ UserPoolId: local.userPoolId, Username });
  await pool.send(
    new AdminUpdateUserAttributesCommand({
      ...account('martina.serra@example.com'),
      UserAttributes: [
        { Name: 'name', Value: 'Martina Serra “è”' },
        { Name: 'phone_number', Value: '+39051000000' },
        { Name: 'locale', Value: 'it' },
      ],
    }),
  );
  await pool.send(new AdminDisableUserCommand(account('pietro.zanetti@example.com')));
}
