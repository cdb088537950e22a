import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/** Asks for one line that a terminal must not show; rejects when Ctrl+C is pressed instead. */
export async function askSecretly(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // As a terminal readline echoes itself, to nowhere; a pipe has no echo.
  const lines = createInterface({
    input,
    output: nowhere,
    terminal: 'isTTY' in input && input.isTTY === true,
  });
  const given = new AbortController();
  lines.on('SIGINT', () => given.abort(new Error('No password was given.')));
  lines.on('close', () => given.abort(new Error('No password was given.')));
  try {
    return await lines.question('', { signal: given.signal });
  } finally {
    lines.close();
    output.write('\n');
  }
}
