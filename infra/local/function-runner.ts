import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { rememberSigned, runAs } from './access/running-function.ts';

type Handler = (event: unknown, context: Context) => unknown;
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Lambda refuses longer answers: 6 MB, of which base64 takes a third. */
const longestAnswer = 6 * 1024 * 1024;
/** Seconds, as the stack sets it. */
const defaultTimeout = 15;

/** Runs the functions of the manifest in this process; each is loaded when it is first needed, as a cold start would. */
export function createFunctionRunner(functions: Record<string, FunctionSpec>, root: string): Invoke {
  const loaded = new Map<string, Promise<Handler>>();
  return async (name, event) => {
    const spec = functions[name];
    if (!spec) throw new Error(`The manifest has no function ${name}.`);
    const loading = loaded.get(name) ?? loadHandler(resolve(root, spec.entry));
    loaded.set(name, loading);
    const handler = await loading.catch((error: unknown) => {
      loaded.delete(name);
      throw error;
    });
    const seconds = spec.timeout ?? defaultTimeout;
    const answer = await within(
      seconds,
      runAs(name, () => handler(copy(event), contextOf(name, spec, seconds))),
    );
    return checkLength(name, answer);
  };
}

async function loadHandler(file: string): Promise<Handler> {
  const module: unknown = await import(pathToFileURL(file).href);
  const hasHandler = typeof module === 'object' && module !== null && 'handler' in module;
  if (!hasHandler || typeof module.handler !== 'function') throw new Error(`${file} exports no handler.`);
  const { handler } = module;
  return (event, context) => handler(event, context);
}

/** Events and answers travel as JSON, so that nothing is shared and nothing but JSON comes through. */
const copy = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function checkLength(name: string, answer: unknown): unknown {
  const text = JSON.stringify(answer ?? null);
  if (text.length > longestAnswer) throw new Error(`The answer of ${name} is longer than 6 MB.`);
  rememberSigned(name, text);
  return JSON.parse(text);
}

async function within(seconds: number, work: unknown): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`Task timed out after ${seconds} seconds`)),
    seconds * 1000,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function contextOf(name: string, spec: FunctionSpec, seconds: number): Context {
  const deadline = Date.now() + seconds * 1000;
  const nothing = () => undefined;
  return {
    awsRequestId: randomUUID(),
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${name}`,
    memoryLimitInMB: String(spec.memory ?? 512),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => deadline - Date.now(),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}
