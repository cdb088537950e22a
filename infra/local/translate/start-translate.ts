import type { IncomingMessage } from 'node:http';
import { parsedObject } from '#infra/parsed-json.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import { header, sendAmzJson } from '../http-exchange.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import { type Keys, readSignedBody } from '../signature.ts';
import { translateText } from './translate-text.ts';

const operation = 'AWSShineFrontendService_20170701.TranslateText';
/** Bytes: far more than the longest text. */
const longestRequest = 100_000;

/** Amazon Translate for calls that are signed with these keys. */
export function startTranslate(keys: Keys, refusal: Refusal = noRefusal): Pick<LocalService, 'handle'> {
  return {
    async handle(request, response) {
      try {
        const input = await readCall(request, keys);
        const refused = refusal(request, () => [{ action: 'translate:TranslateText', resource: '*' }]);
        if (refused) throw new ServiceFault('AccessDeniedException', refused);
        sendAmzJson(response, 200, translateText(input));
      } catch (error) {
        if (!(error instanceof ServiceFault)) throw error;
        response.setHeader('x-amzn-errortype', error.code);
        sendAmzJson(response, 400, { __type: error.code, message: error.message });
      }
    },
  };
}

async function readCall(request: IncomingMessage, keys: Keys): Promise<object> {
  const body = await readSignedBody(request, keys, longestRequest, ['SerializationException', 400]);
  if (header(request, 'x-amz-target') !== operation) {
    throw new ServiceFault('UnknownOperationException', 'The local Translate knows TranslateText alone.');
  }
  const input = parsedObject(body.toString());
  if (!input) throw new ServiceFault('SerializationException', 'The request is no JSON object.');
  return input;
}
