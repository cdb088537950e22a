import type { IncomingMessage, ServerResponse } from 'node:http';

/** One emulated service: it answers the requests under its path and gives its resources back when stopped. */
export type LocalService = {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  stop(): Promise<void>;
};
