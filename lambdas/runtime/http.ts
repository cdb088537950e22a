import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { errorStatus } from '#shared/errors.ts';
import { failureOf } from './failure.ts';
import { httpCaller } from './http-caller.ts';
import { log } from './log.ts';
import { newId } from './new-id.ts';
import type { Operation } from './operation.ts';

export type HttpReply = APIGatewayProxyStructuredResultV2;

/** Answers of the functions are for one caller and one moment. */
const privateAnswer = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Turns an operation into the handler of an HTTP route. A failure is its status and `{error: true, code}` (QDA-042). */
export function httpHandler<Output>(operation: Operation<Output>, reply: (output: Output) => HttpReply) {
  return async (event: APIGatewayProxyEventV2, lambda: Context): Promise<HttpReply> => {
    log.addContext(lambda);
    log.appendKeys({ field: event.rawPath });
    try {
      const caller = await httpCaller(event);
      const output = await operation.run(event.queryStringParameters ?? {}, {
        caller,
        now: new Date(),
        newId,
      });
      const answer = reply(output);
      return { ...answer, headers: { ...privateAnswer, ...answer.headers } };
    } catch (cause) {
      const { code, params } = failureOf(cause);
      return {
        statusCode: errorStatus[code],
        headers: { ...privateAnswer, 'content-type': 'application/json' },
        body: JSON.stringify({ error: true, code, ...(params && { params }) }),
      };
    }
  };
}
