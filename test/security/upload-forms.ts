import { randomUUID } from 'node:crypto';
import { GetObjectTaggingCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { aProduct } from '#test/support/builders/product.ts';
import { pngOf } from '#test/support/png.ts';
import { aRegister } from '#test/support/registers-api.ts';
import { aWorkbook } from '#test/support/workbook-api.ts';
import { workbookType } from '#test/support/workbook-type.ts';
import { type Reply, sendGraphql } from './callers.ts';
import type { Somebody } from './roles.ts';

export type Form = { key: string; url: string; fields: { name: string; value: string }[] };
export type Kind = {
  type: string;
  largest: number;
  /** A file of the type. */
  file: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** How to request a form and how to accept the file, for the user or thing of `who`. */
  ask: (who: Somebody) => Promise<Reply>;
  take: (who: Somebody, key: string, by?: Somebody) => Promise<Reply>;
  /** Where the accepted file is stored; a workbook is only read. */
  kept?: 'imageUrl' | 'attachmentUrl';
};

const megabyte = 1024 * 1024;
const form = 'key url fields { name value }';
const product = `caricato-${process.pid}`;
const asked = ({ token }: Somebody, query: string, variables: object = {}) =>
  sendGraphql({ token }, query, variables);

const anOffer = (attachmentKey: string) => ({
  ...{ title: 'Allegato', body: 'Allegato', recipients: ['test'], cta: false, ctaText: 'x', ctaUrl: '' },
  ...{ attachment: true, attachmentText: 'x', attachmentKey, attachmentOriginalName: 'a.pdf', sendAt: null },
});

type Image = {
  of: 'user' | 'product';
  take: 'updateImage' | 'updateProductImage';
  idOf: (who: Somebody) => string;
};

const anImage = ({ of, take, idOf }: Image) =>
  ({
    type: 'image/png',
    largest: 10 * megabyte,
    file: async (text) => pngOf(text),
    ask: (who) =>
      asked(
        who,
        `mutation ($id: ID!) { upload${of === 'user' ? 'User' : 'Product'}Image(${of}Id: $id, type: "image/png", fileName: "a.png") { ${form} } }`,
        { id: idOf(who) },
      ),
    take: (who, key, by = who) =>
      asked(
        by,
        `mutation ($id: ID!, $key: String!) { ${take}(${of}Id: $id, key: $key, imageName: "a") { imageUrl } }`,
        { id: idOf(who), key },
      ),
    kept: 'imageUrl',
  }) satisfies Kind;

/** All kinds of uploads. */
export const kinds = {
  'an image of a user': anImage({ of: 'user', take: 'updateImage', idOf: (who) => who.id }),
  'an image of a product': anImage({ of: 'product', take: 'updateProductImage', idOf: () => product }),
  'a file of a notification': {
    type: 'application/pdf',
    largest: 20 * megabyte,
    file: async (text) => new TextEncoder().encode(`%PDF-1.7 ${text}`),
    ask: (who) =>
      asked(
        who,
        `mutation { uploadNotificationAttachment(type: "application/pdf", fileName: "a.pdf") { ${form} } }`,
      ),
    take: (who, key, by = who) =>
      asked(
        by,
        `mutation ($key: ID!, $input: NotificationInput!) {
          createNotification(key: $key, input: $input, status: draft) { attachmentUrl }
        }`,
        { key: randomUUID(), input: anOffer(key) },
      ),
    kept: 'attachmentUrl',
  },
  'a workbook': {
    type: workbookType,
    largest: 20 * megabyte,
    file: async (text) => new Uint8Array(await aWorkbook({ tags: [{ id: text, name: text, slug: text }] })),
    ask: (who) =>
      asked(
        who,
        `mutation ($type: String!) { uploadCatalogueWorkbook(type: $type, fileName: "a.xlsx") { ${form} } }`,
        { type: workbookType },
      ),
    take: (who, key, by = who) =>
      asked(by, 'mutation ($key: String!) { checkCatalogueWorkbook(key: $key, fileName: "a.xlsx") { id } }', {
        key,
      }),
  },
  'a file of a register': {
    type: workbookType,
    largest: 5 * megabyte,
    file: async (text) => new Uint8Array(await aRegister({ Clienti: [['Nome'], [text]] })),
    ask: (who) =>
      asked(
        who,
        `mutation ($type: String!) { uploadRegister(register: customers, type: $type) { ${form} } }`,
        { type: workbookType },
      ),
    take: (who, key, by = who) =>
      asked(by, 'mutation ($key: String!) { checkRegister(register: customers, key: $key) { id } }', { key }),
  },
} satisfies Record<string, Kind>;

/** The product of the images. */
export async function storeProduct(): Promise<void> {
  const store = await import('#test/support/store-again.ts');
  await store.storeProduct(aProduct({ id: product, archived: true }));
}

export async function formOf(kind: Kind, who: Somebody): Promise<Form> {
  const { data, body } = await kind.ask(who);
  if (!data) throw new Error(body);
  // The mutation selects all of a form.
  return data as Form;
}

export type Change = {
  fields?: Record<string, string | null>;
  bytes?: Uint8Array<ArrayBuffer>;
  url?: string;
};

/** Uploads as a browser does, with a test's changes. */
export async function send(
  { url, fields }: Form,
  { fields: changed = {}, bytes, url: elsewhere }: Change = {},
): Promise<number> {
  const body = new FormData();
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries({ ...given, ...changed }))
    if (value !== null) body.append(name, value);
  body.append('file', new Blob([bytes ?? pngOf('logo')]), 'a');
  return (await fetch(elsewhere ?? url, { method: 'POST', body })).status;
}

const at = async (Key: string) => {
  const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
  return { client: bucketClient, object: { Bucket: bucketName(), Key } };
};

export async function isStored(key: string): Promise<boolean> {
  const { client, object } = await at(key);
  return client.send(new HeadObjectCommand(object)).then(
    () => true,
    () => false,
  );
}

/** All of a file: its bytes, its headers and its tags. */
export async function wholeFile(key: string) {
  const { client, object } = await at(key);
  const { readFile } = await import('#lambdas/runtime/files/files.ts');
  const { ETag, LastModified, ContentType, CacheControl, ContentDisposition } = await client.send(
    new HeadObjectCommand(object),
  );
  const { TagSet } = await client.send(new GetObjectTaggingCommand(object));
  const bytes = Buffer.from(await readFile(key)).toString('latin1');
  return { bytes, ETag, LastModified, ContentType, CacheControl, ContentDisposition, TagSet };
}
