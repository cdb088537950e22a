import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { asRefusal } from '#infra/local/dynamo-db/refusal.ts';
import { type LocalDynamoDb, startDynamoDb } from '#infra/local/dynamo-db/start-dynamo-db.ts';
import { local } from '#infra/local/environment.ts';
import { tableShape } from '#infra/table-shape.ts';

type Call = { operation: string; input: object };
/** The body, or the name of the error. */
type Answer = { body: object } | { error: string; reasons: unknown };

/** A difference: which operation, and both answers. */
export type Difference = Call & { ours: Answer; theirs: Answer };

const codesOf = (reasons: unknown) =>
  Array.isArray(reasons) ? reasons.map((reason: { Code?: string }) => reason.Code ?? 'None') : undefined;

async function askOurs(table: LocalDynamoDb, { operation, input }: Call): Promise<Answer> {
  try {
    // As the wire has it: without what is undefined.
    return { body: JSON.parse(JSON.stringify(await table.call(operation, input))) };
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal) throw error;
    return { error: refusal.code, reasons: codesOf(refusal.details.CancellationReasons) };
  }
}

async function askTheirs(url: string, { operation, input }: Call): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      // It checks no signature, only that there is one.
      authorization: `AWS4-HMAC-SHA256 Credential=${local.keys.accessKeyId}/20260101/${local.region}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(input),
  });
  const body = await response.json();
  if (response.ok) return { body };
  return { error: String(body.__type).split('#').at(-1) ?? '', reasons: codesOf(body.CancellationReasons) };
}

/** An answer without the order of sets and, when it means nothing, without that of lists. */
function comparable(answer: Answer, isUnordered: boolean): unknown {
  const sorted = (list: unknown[]) =>
    list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return isUnordered ? sorted(value.map(plain)) : value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [
      name,
      /^(SS|NS|BS)$/.test(name) && Array.isArray(each) ? each.toSorted() : plain(each),
    ]);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  };
  return plain(answer);
}

export const areAlike = (one: Answer, other: Answer, isUnordered: boolean): boolean =>
  isDeepStrictEqual(comparable(one, isUnordered), comparable(other, isUnordered));

/** Makes recorded calls one after the other, to an empty table of the local cloud and to DynamoDB Local. */
export async function compareCalls(record: string, url: string) {
  const ours = await startDynamoDb({ sweepEvery: 0 });
  await ours.ensureTable(local.tableName, tableShape);
  const differences: Difference[] = [];
  let count = 0;
  for await (const line of createInterface(createReadStream(record))) {
    const call: Call = JSON.parse(line);
    const [mine, other] = await Promise.all([askOurs(ours, call), askTheirs(url, call)]);
    if (!areAlike(mine, other, call.operation === 'BatchGetItem'))
      differences.push({ ...call, ours: mine, theirs: other });
    count += 1;
  }
  await ours.stop();
  return { count, differences };
}
