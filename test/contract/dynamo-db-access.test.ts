import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { client, TableName } from '#test/support/own-partition.ts';

type Sent = { body: string; headers: Record<string, string> };

const Key = { pk: { S: 'CONTRACT#none' }, sk: { S: 'HEAD' } };
const getItem = new GetItemCommand({ TableName, Key });

/** A client that changes its requests after signing them. */
function tampering(change: (request: Sent) => void): DynamoDBClient {
  const changed = new DynamoDBClient({ maxAttempts: 1 });
  changed.middlewareStack.add(
    (next) => (args) => {
      // The SDK passes its HTTP request to this step.
      change(args.request as Sent);
      return next(args);
    },
    { step: 'deserialize', priority: 'low' },
  );
  return changed;
}

it('a call with the keys of the functions is answered', async () => {
  const { $metadata, Item } = await client.send(getItem);
  expect([$metadata.httpStatusCode, Item]).toEqual([200, undefined]);
});

it.each([
  ['an unknown key', { accessKeyId: 'AKIAIOSFODNN7EXAMPLE' }, 'UnrecognizedClientException'],
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'InvalidSignatureException'],
])('a call signed with %s is refused', async (_title, wrong, name) => {
  const credentials = { ...(await client.config.credentials()), ...wrong };
  const stranger = new DynamoDBClient({ credentials, maxAttempts: 1 });
  await expect(stranger.send(getItem)).rejects.toMatchObject({ name });
});

it('a call with a changed body is refused', async () => {
  const changed = tampering((request) => {
    request.body = request.body.replace(TableName, TableName.toUpperCase());
  });
  await expect(changed.send(getItem)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
});

it('a call without a signature is refused', async () => {
  const unsigned = tampering(({ headers }) => {
    delete headers.authorization;
  });
  await expect(unsigned.send(getItem)).rejects.toMatchObject({
    name: 'MissingAuthenticationTokenException',
  });
});
