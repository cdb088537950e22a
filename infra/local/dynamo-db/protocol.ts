import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsedObject } from '#infra/parsed-json.ts';
import { header, sendJson } from '../http-exchange.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, readSignedBody } from '../signature.ts';
import { asRefusal } from './refusal.ts';

const targetPrefix = 'DynamoDB_20120810.';
/** As on AWS. */
const maxRequestBytes = 16 * 1024 * 1024;

/** Reads a call of the JSON protocol that is signed with these keys. */
export async function readCall(
  request: IncomingMessage,
  keys: Keys,
): Promise<{ operation: string; input: object }> {
  const body = await readSignedBody(request, keys, maxRequestBytes, ['RequestEntityTooLarge', 413]);
  const target = header(request, 'x-amz-target') ?? '';
  if (request.method !== 'POST' || !target.startsWith(targetPrefix)) {
    throw new ServiceFault('UnknownOperationException', '');
  }
  const input = parsedObject(body.toString());
  if (!input) throw new ServiceFault('SerializationException', 'The request is no JSON object.');
  return { operation: target.slice(targetPrefix.length), input };
}

const send = (response: ServerResponse, status: number, body: object) =>
  sendJson(response, status, body, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-requestid': randomUUID(),
  });

export async function answer(response: ServerResponse, work: () => Promise<object>): Promise<void> {
  try {
    send(response, 200, await work());
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal) console.error('The local DynamoDB failed.', error);
    const type = `com.amazonaws.dynamodb.v20120810#${refusal?.code ?? 'InternalServerError'}`;
    const message = refusal?.message ?? 'The local DynamoDB failed.';
    // Some clients read `Message`, others `message`.
    send(response, refusal ? 400 : 500, { __type: type, message, Message: message, ...refusal?.details });
  }
}
