import { compileFunction, createContext } from 'node:vm';

/** The part of a request that functions of infra/viewer-functions.ts read and change. */
type ViewerRequest = { uri: string; headers: Record<string, { value: string }> };

/** A function of infra/viewer-functions.ts, as CloudFront runs it: its own text, and nothing of Node. */
export function loadViewerFunction(text: string): (uri: string, address?: string) => ViewerRequest {
  const handler = compileFunction(`${text}\nreturn handler;`, [], { parsingContext: createContext() })();
  return (uri, ip = '') => handler({ viewer: { ip }, request: { uri, headers: {} } });
}
