import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { header } from '../http-exchange.ts';

/** Which function a piece of work belongs to. */
const running = new AsyncLocalStorage<string>();

/** On AWS the credentials name the role. Here all functions share one process, and a header names the function. */
const functionHeader = 'x-local-function';

/** A request that `fetch` makes. */
type FetchRequest = { addHeader(name: string, value: string): void };

// Node tells of every request before it is sent, in the context of its sender.
channel('http.client.request.created').subscribe((message) => {
  const name = running.getStore();
  // Node's documentation gives the shape of the message.
  if (name) (message as { request: ClientRequest }).request.setHeader(functionHeader, name);
});
channel('undici:request:create').subscribe((message) => {
  const name = running.getStore();
  if (name) (message as { request: FetchRequest }).request.addHeader(functionHeader, name);
});

/** Runs a function: the requests that come of it carry its name. */
export const runAs = <Result>(name: string, work: () => Result): Result => running.run(name, work);

/** Who signed the newest addresses and forms. Browsers use them, with the rights of the signer. */
const signers = new LRUCache<string, string>({ max: 10_000 });

/** In an address, in an object, or in a list of names and values. */
const signature = /X-Amz-Signature\W+(?:value\W+)?([0-9a-f]{64})/g;

/** Remembers that a function gave out what it signed. */
export function rememberSigned(name: string, answer: string): void {
  for (const [, signed = ''] of answer.matchAll(signature)) signers.set(signed, name);
}

/** The function that a request comes from or was signed by; undefined for tests, tools and browsers. */
export const functionBehind = (request: IncomingMessage, signed = ''): string | undefined =>
  header(request, functionHeader) ?? signers.get(signed);
