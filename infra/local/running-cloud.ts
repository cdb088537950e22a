import { setLocalEnvironment } from './environment.ts';

/** Points this process to the local cloud that is running, and gives its address. Throws where none is. */
export async function runningCloud(): Promise<string> {
  const url = `http://127.0.0.1:${process.env.PORT || 4000}`;
  try {
    await fetch(url, { method: 'HEAD' });
  } catch (cause) {
    throw new Error(`No local cloud answers at ${url}: start it with npm start.`, { cause });
  }
  setLocalEnvironment(url);
  return url;
}
