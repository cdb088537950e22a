import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Keys, signatureFault } from '../signature.ts';
import { asRefusal, Refusal } from './refusal.ts';

const contentType = 'application/x-amz-json-1.0';
const targetPrefix = 'DynamoDB_20120810.';
/** As on AWS. */
const maxRequestBytes = 16 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxRequestBytes)
      throw new Refusal('RequestEntityTooLarge', 'The request is larger than 16 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(text: string): object {
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === 'object' && input !== null) return input;
  } catch {
    // Answered below, with every other text that is no object.
  }
  throw new Refusal('SerializationException', 'The request is no JSON object.');
}

/** Reads a call of the JSON protocol that is signed with these keys. */
export async function readCall(
  request: IncomingMessage,
  keys: Keys,
): Promise<{ operation: string; input: object }> {
  const body = await readBody(request);
  const target = String(request.headers['x-amz-target'] ?? '');
  if (request.method !== 'POST' || !target.startsWith(targetPrefix)) {
    throw new Refusal('UnknownOperationException', '');
  }
  const fault = await signatureFault(request, body, keys);
  if (fault) throw new Refusal(fault.code, fault.message);
  return { operation: target.slice(targetPrefix.length), input: parse(body.toString()) };
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': Buffer.byteLength(text),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(text);
}

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
