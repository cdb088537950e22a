import { S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';

/** A failure of a request; `arrives` means that only its answer is lost. */
export type Fault = { arrives: boolean; error: () => Error };

const failing = (name: string, more: object): Fault => ({
  arrives: false,
  error: () => Object.assign(new Error(name), { name, ...more }),
});
const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });
const cut = failing('Error', { code: 'ECONNRESET' });

export const faults: Readonly<Record<string, Fault>> = {
  throttled: failing('ThrottlingException', status(400)),
  'not answered in time': failing('TimeoutError', { code: 'ETIMEDOUT' }),
  'cut off': cut,
  'done, and its answer lost': { ...cut, arrives: true },
  'failed by the service': failing('InternalServerError', status(500)),
  'refused by a service that is down': failing('ServiceUnavailable', status(503)),
};

/** Only a write of a single item fails so, while a transaction writes the item. */
export const besideTransaction = failing('TransactionConflictException', status(400));

type Next = (args: object) => Promise<{ response?: { body?: { destroy?: () => void } } }>;
type Context = { commandName?: string };
type Client = {
  send: (...args: unknown[]) => unknown;
  middlewareStack: { add: (middleware: unknown, options: object) => void };
  config: { retryStrategy: () => Promise<{ recordSuccess: (token: object) => void }> };
};

/**
 * Fails the first tries of some commands in every client of the SDK, below its own retries, so these are
 * tested too. Counts the tries of each request.
 */
export function faultyClients() {
  // Retries pause for a random time: here for none.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  let now: { commands: RegExp; fault: Fault; tries: number } | undefined;
  let most = 0;
  const counted = new WeakMap<Context, number>();
  const middleware = (next: Next, context: Context) => async (args: object) => {
    if (!now?.commands.test(context.commandName ?? '')) return next(args);
    const count = (counted.get(context) ?? 0) + 1;
    counted.set(context, count);
    most = Math.max(most, count);
    if (count > now.tries) return next(args);
    if (now.fault.arrives) (await next(args)).response?.body?.destroy?.();
    throw now.fault.error();
  };
  // The base class of all clients; the SDK has no other place for all of them.
  const base = Object.getPrototypeOf(S3Client).prototype as Client;
  const { send } = base;
  const known = new WeakSet<Client>();
  base.send = async function (this: Client, ...args) {
    if (!known.has(this)) this.middlewareStack.add(middleware, { step: 'deserialize', priority: 'high' });
    known.add(this);
    // A client stops retrying for a while after many failures.
    (await this.config.retryStrategy()).recordSuccess({ getRetryCost: () => 500 });
    return send.apply(this, args);
  };
  return {
    /** Runs work while the first tries of these commands fail; returns the largest number of tries. */
    async during(commands: RegExp, fault: Fault, tries: number, work: () => Promise<void>): Promise<number> {
      now = { commands, fault, tries };
      most = 0;
      try {
        await work();
        return most;
      } finally {
        now = undefined;
      }
    },
    restore: () => {
      base.send = send;
      chance.mockRestore();
    },
  };
}
