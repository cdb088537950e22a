import { randomUUID } from 'node:crypto';
import { GetObjectTaggingCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { stateTag } from '#shared/uploads/upload-states.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { pngOf } from '#test/support/png.ts';
import { workbookType } from '#test/support/workbook-type.ts';
import { type Reply, sendGraphql } from './callers.ts';
import { type Somebody, somebodyOf } from './roles.ts';

type Form = { key: string; url: string; fields: { name: string; value: string }[] };
type Kind = {
  type: string;
  largest: number;
  /** What asks for a form, and what takes the file; `who` is whom the file is for. */
  ask: (who: Somebody) => Promise<Reply>;
  take: (who: Somebody, key: string, by?: Somebody) => Promise<Reply>;
};

const megabyte = 1024 * 1024;
const form = 'key url fields { name value }';
const product = `caricato-${process.pid}`;
const asked = ({ token }: Somebody, query: string, variables: object = {}) =>
  sendGraphql({ token }, query, variables);

const kinds: Record<string, Kind> = {
  'an image of a user': {
    type: 'image/png',
    largest: 10 * megabyte,
    ask: (who) =>
      asked(
        who,
        `mutation ($id: ID!) { uploadUserImage(userId: $id, type: "image/png", fileName: "a.png") { ${form} } }`,
        { id: who.id },
      ),
    take: (who, key, by = who) =>
      asked(
        by,
        'mutation ($id: ID!, $key: String!) { updateImage(userId: $id, key: $key, imageName: "a") { imageUrl } }',
        { id: who.id, key },
      ),
  },
  'an image of a product': {
    type: 'image/png',
    largest: 10 * megabyte,
    ask: (who) =>
      asked(
        who,
        `mutation ($id: ID!) { uploadProductImage(productId: $id, type: "image/png", fileName: "a.png") { ${form} } }`,
        { id: product },
      ),
    take: (_, key, by = somebody.supr) =>
      asked(
        by,
        'mutation ($id: ID!, $key: String!) { updateProductImage(productId: $id, key: $key, imageName: "a") { imageUrl } }',
        { id: product, key },
      ),
  },
  'a file of a notification': {
    type: 'application/pdf',
    largest: 20 * megabyte,
    ask: (who) =>
      asked(
        who,
        `mutation { uploadNotificationAttachment(type: "application/pdf", fileName: "a.pdf") { ${form} } }`,
      ),
    take: (_, key, by = somebody.supr) =>
      asked(
        by,
        `mutation ($key: ID!, $input: NotificationInput!) {
          createNotification(key: $key, input: $input, status: draft) { id }
        }`,
        { key: randomUUID(), input: anOffer(key) },
      ),
  },
  'a workbook': {
    type: workbookType,
    largest: 20 * megabyte,
    ask: (who) =>
      asked(
        who,
        `mutation ($type: String!) { uploadCatalogueWorkbook(type: $type, fileName: "a.xlsx") { ${form} } }`,
        { type: workbookType },
      ),
    take: (_, key, by = somebody.supr) =>
      asked(by, 'mutation ($key: String!) { checkCatalogueWorkbook(key: $key, fileName: "a.xlsx") { id } }', {
        key,
      }),
  },
};

const anOffer = (attachmentKey: string) => ({
  ...{ title: 'Allegato', body: 'Allegato', recipients: ['test'], cta: false, ctaText: 'x', ctaUrl: '' },
  ...{ attachment: true, attachmentText: 'x', attachmentKey, attachmentOriginalName: 'a.pdf', sendAt: null },
});

let somebody: { supr: Somebody; imbi: Somebody };
beforeAll(async () => {
  somebody = { supr: await somebodyOf('supr'), imbi: await somebodyOf('imbi') };
  const { storeProduct } = await import('#test/support/store-again.ts');
  await storeProduct(aProduct({ id: product, archived: true }));
});

async function formOf(kind: Kind, who = somebody.supr): Promise<Form> {
  const { data, body } = await kind.ask(who);
  if (!data) throw new Error(body);
  // The mutation asks for all of a form.
  return data as Form;
}

type Change = { fields?: Record<string, string | null>; bytes?: Uint8Array<ArrayBuffer>; url?: string };
/** What a browser sends, with what a test changes of it. */
async function send({ url, fields }: Form, { fields: changed = {}, bytes, url: elsewhere }: Change = {}) {
  const body = new FormData();
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries({ ...given, ...changed }))
    if (value !== null) body.append(name, value);
  body.append('file', new Blob([bytes ?? pngOf('logo')]), 'a');
  return (await fetch(elsewhere ?? url, { method: 'POST', body })).status;
}

const at = async (Key: string) => {
  const { bucketClient, bucketName } = await import('#lambdas/store/bucket.ts');
  return { client: bucketClient, object: { Bucket: bucketName(), Key } };
};
async function isStored(key: string): Promise<boolean> {
  const { client, object } = await at(key);
  return client.send(new HeadObjectCommand(object)).then(
    () => true,
    () => false,
  );
}
async function stateOf(key: string): Promise<string | undefined> {
  const { client, object } = await at(key);
  const { TagSet = [] } = await client.send(new GetObjectTaggingCommand(object));
  return TagSet.find(({ Key }) => Key === stateTag)?.Value;
}
const policyOf = ({ fields }: Form): { expiration: string; conditions: unknown[] } => {
  const policy = fields.find(({ name }) => name === 'Policy')?.value ?? '';
  return JSON.parse(Buffer.from(policy, 'base64').toString());
};
const tagged = (state: string) =>
  `<Tagging><TagSet><Tag><Key>${stateTag}</Key><Value>${state}</Value></Tag></TagSet></Tagging>`;

describe.each(Object.entries(kinds))('the form of %s', (_, kind) => {
  it('allows one key, type, state and range of sizes, for five minutes', async () => {
    const given = await formOf(kind);
    const { expiration, conditions } = policyOf(given);
    expect(conditions).toContainEqual(['content-length-range', 1, kind.largest]);
    for (const exact of [{ key: given.key }, { 'Content-Type': kind.type }, { tagging: tagged('unclaimed') }])
      expect(conditions).toContainEqual(exact);
    expect(conditions.filter((one) => JSON.stringify(one).includes('starts-with'))).toEqual([]);
    const seconds = (Date.parse(expiration) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(240);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  it.each<[string, (given: Form) => Change]>([
    ['another type', () => ({ fields: { 'Content-Type': 'text/html' } })],
    ['a type more', () => ({ fields: { 'Content-Type': `${kind.type}, text/html` } })],
    ['no type', () => ({ fields: { 'Content-Type': null } })],
    ['nothing', () => ({ bytes: new Uint8Array() })],
    ['more than its largest', () => ({ bytes: new Uint8Array(kind.largest + 1) })],
    ['another key', ({ key }) => ({ fields: { key: `${key}.html` } })],
    ['a key of other files', () => ({ fields: { key: 'snapshots/user' } })],
    ['the state of what is taken', () => ({ fields: { tagging: tagged('kept') } })],
    ['no state', () => ({ fields: { tagging: null } })],
    ['other headers', () => ({ fields: { 'Cache-Control': 'public' } })],
    ['another disposition', () => ({ fields: { 'Content-Disposition': 'inline' } })],
    ['a way to be public', () => ({ fields: { acl: 'public-read' } })],
    ['no signature', () => ({ fields: { 'X-Amz-Signature': null } })],
    ['another bucket', ({ url }) => ({ url: `${url.replace(/\/$/, '')}-other` })],
  ])('takes no file with %s', async (_what, change) => {
    const given = await formOf(kind);
    expect(await send(given, change(given))).toBeGreaterThanOrEqual(400);
    expect(await isStored(given.key)).toBe(false);
  });

  it('takes no key of another form, nor that of another kind', async () => {
    const others = await Promise.all(Object.values(kinds).map((other) => formOf(other)));
    const given = await formOf(kind);
    for (const { key } of others) {
      expect(await send(given, { fields: { key } })).toBe(403);
      expect(await isStored(key)).toBe(false);
    }
  });

  it('is for files that are what they say: bytes of another type are taken by nobody', async () => {
    const given = await formOf(kind);
    expect(await send(given, { bytes: new TextEncoder().encode('<html><script>1</script>') })).toBe(204);
    const { code } = await kind.take(somebody.supr, given.key);
    // A workbook is read to tell whether it is one.
    expect(['invalid-input', 'not-a-workbook']).toContain(code);
    expect(await stateOf(given.key)).toBe('unclaimed');
  });

  it('is taken by no operation of another kind', async () => {
    const given = await formOf(kind);
    expect(await send(given)).toBe(204);
    for (const other of Object.values(kinds).filter((one) => one !== kind))
      expect((await other.take(somebody.supr, given.key)).code).toBe('invalid-input');
  });
});

describe('an upload of somebody else', () => {
  it('is nobody else’s to take', async () => {
    const kind = kinds['an image of a user'];
    const given = kind && (await formOf(kind, somebody.imbi));
    expect(given && (await send(given))).toBe(204);
    expect((await kind?.take(somebody.supr, given?.key ?? ''))?.code).toBe('invalid-input');
    expect((await kind?.take(somebody.imbi, given?.key ?? '', somebody.imbi))?.code).toBeUndefined();
  });
});
