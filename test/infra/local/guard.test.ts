import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuard } from '#infra/local/access/guard.ts';
import { functionBehind, rememberSigned, runAs } from '#infra/local/access/running-function.ts';
import { localPlaces, tableArn } from '#infra/local/places.ts';
import { statementsOf } from '#infra/rights/rights-of.ts';
import { functions } from '#lambdas/manifest.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type LocalTable, openLocalTable } from '#test/support/local-table.ts';
import { serveLocally } from '#test/support/serve-locally.ts';

let table: LocalTable;
let used: ReadonlySet<string>;

const account = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' };
const { quotations } = functions;
const places = { ...localPlaces, table: tableArn('preventivi-test') };
const without = (word: string) => quotations.may.filter((each) => each !== word);

beforeAll(async () => {
  const guard = createGuard({
    quotations: statementsOf(quotations.may, places),
    quotationsWithoutWriting: statementsOf(without('quotations:write'), places),
  });
  used = guard.used;
  table = await openLocalTable({ refusal: guard.refusal });
});
afterAll(() => table.close());

const putAs = (name: string, pk: string) =>
  runAs(name, () =>
    table.documents.send(new PutCommand({ TableName: table.tableName, Item: { pk, sk: sorts.quotation } })),
  );

describe('a call of a function in the local cloud', () => {
  it('is let through when its role allows it, and the right is noted as used', async () => {
    await putAs('quotations', partitions.quotation('q'));
    expect([...used]).toEqual(['quotations dynamodb:PutItem Q#*']);
  });

  it('is denied as IAM denies it when a word of its `may` is taken away', async () => {
    await expect(putAs('quotationsWithoutWriting', partitions.quotation('q'))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('not authorized to perform: dynamodb:PutItem'),
    });
  });

  it('is denied on any other kind of items', async () => {
    await expect(putAs('quotations', partitions.token('t'))).rejects.toThrow('not authorized');
  });

  it('is known by its function also when others run at the same time, and for a plain fetch', async () => {
    const served = await serveLocally({
      handle: (request, response) => void response.end(functionBehind(request) ?? 'nobody'),
    });
    const ask = async () => (await fetch(served.url)).text();
    const names = await Promise.all([runAs('one', ask), runAs('other', ask), ask()]);
    await served.close();
    expect(names).toEqual(['one', 'other', 'nobody']);
  });

  it('is known by its function also when it stores a large file', async () => {
    const names: string[] = [];
    const served = await serveLocally({
      handle: (request, response) => {
        names.push(functionBehind(request) ?? 'nobody');
        request.resume().once('end', () => response.end());
      },
    });
    for (const [name, value] of Object.entries({ ...account, AWS_ENDPOINT_URL_S3: served.url }))
      vi.stubEnv(name, value);
    const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
    const large = { Bucket: 'files', Key: 'large', Body: new Uint8Array(3 * 1024 * 1024) };
    await runAs('sentFiles', () => bucketClient.send(new PutObjectCommand(large)));
    await served.close();
    expect(names).toEqual(['sentFiles']);
  });

  it('is that of the function that signed an address or a form', () => {
    const signature = 'ab12'.repeat(16);
    rememberSigned('documents', JSON.stringify({ location: `https://s3/x?X-Amz-Signature=${signature}&y` }));
    expect(functionBehind(new IncomingMessage(new Socket()), signature)).toBe('documents');
    const ofForm = 'cd34'.repeat(16);
    expect(functionBehind(new IncomingMessage(new Socket()), ofForm)).toBeUndefined();
    rememberSigned('products', JSON.stringify({ fields: [{ name: 'X-Amz-Signature', value: ofForm }] }));
    expect(functionBehind(new IncomingMessage(new Socket()), ofForm)).toBe('products');
  });
});

it('is not asked of tests and tools: they have all rights', async () => {
  const Item = { pk: 'ANYTHING', sk: 'X' };
  await expect(
    table.documents.send(new PutCommand({ TableName: table.tableName, Item })),
  ).resolves.toBeDefined();
});
