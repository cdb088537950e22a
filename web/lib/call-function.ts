import type { ErrorParams } from '#shared/errors.ts';
import { failureOf, GraphqlFailure } from './failure.ts';

/** Fetches an answer of the functions, or a file from the address that they answer. Rejects with GraphqlFailure. */
export async function fetched(address: string, options: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, options);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new GraphqlFailure('offline', undefined, { cause });
  }
  if (response.ok) return response;
  const { code, params }: { code?: string; params?: ErrorParams } = await response.json().catch(() => ({}));
  // The gateway's own refusals have no code: too many requests, or a function that Lambda had no room for.
  if (response.status === 429) throw new GraphqlFailure('too-many-requests', params);
  if (response.status === 503 && !code) throw new GraphqlFailure('busy');
  throw failureOf({ errorType: code, errorInfo: params });
}

/** A finished document: it comes at once, or from the address where a large one was stored for a minute. */
export async function fetchedDocument(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetched(address, options);
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const { url }: { url: string } = await response.json();
  return fetched(url);
}

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Browsers read the address after the click; it can be freed in the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
