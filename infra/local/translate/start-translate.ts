import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, header, readBody } from '../http-exchange.ts';
import type { LocalService } from '../service.ts';
import { type Keys, signatureFault } from '../signature.ts';
import { TranslateFault, translateText } from './translate-text.ts';

const operation = 'AWSShineFrontendService_20170701.TranslateText';
/** Bytes: far more than the longest text. */
const longestRequest = 100_000;

/** Amazon Translate for calls that are signed with these keys. */
export function startTranslate(keys: Keys): Pick<LocalService, 'handle'> {
  return {
    async handle(request, response) {
      try {
        send(response, 200, translateText(await readCall(request, keys)));
      } catch (error) {
        const { code, message } = faultOf(error);
        response.setHeader('x-amzn-errortype', code);
        send(response, 400, { __type: code, message });
      }
    },
  };
}

async function readCall(request: IncomingMessage, keys: Keys): Promise<object> {
  const body = await readBody(request, longestRequest);
  if (header(request, 'x-amz-target') !== operation) {
    throw new TranslateFault('UnknownOperationException', 'The local Translate knows TranslateText alone.');
  }
  const fault = await signatureFault(request, body, keys);
  if (fault) throw new TranslateFault(fault.code, fault.message);
  return inputOf(body);
}

function inputOf(body: Buffer): object {
  try {
    const input: unknown = JSON.parse(body.toString());
    if (typeof input === 'object' && input !== null) return input;
  } catch {
    // Answered below, with every other text that is no object.
  }
  throw new TranslateFault('SerializationException', 'The request is no JSON object.');
}

function faultOf(error: unknown): TranslateFault {
  if (error instanceof TranslateFault) return error;
  if (error instanceof BodyTooLarge) return new TranslateFault('SerializationException', error.message);
  throw error;
}

function send(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() })
    .end(JSON.stringify(body));
}
