import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';

/** A port that nobody listens on. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

/** How a program ends, and the lines of its complaint. */
async function ended(program: string, ...args: string[]) {
  const command = ['--import', 'tsx', `infra/${program}`, ...args];
  const env = { PATH: process.env.PATH, PORT: await freePort() };
  return new Promise<{ code: unknown; lines: string[] }>((done) => {
    execFile(process.execPath, command, { env }, (failed, _out, error) =>
      done({ code: failed?.code ?? 0, lines: error.trim().split('\n') }),
    );
  });
}

const commands = ['smoke/command.ts', 'canary-user.ts', 'first-super-user.ts', 'backup/command.ts'];

describe.concurrent('a command', () => {
  it('that starts the local cloud names its options, too', async () => {
    const { code, lines } = await ended('local/start.ts', '--bogus');
    expect([code, lines]).toEqual([
      1,
      ["Unknown option '--bogus'. Known are --fresh, --dev, --empty, --drafts."],
    ]);
  });

  it.each(commands)('names its options to somebody who gives another one: %s', async (program) => {
    const words = /^Unknown option '--bogus'\. Known are --stage, --outputs/;
    expect(await ended(program, '--bogus')).toEqual({ code: 1, lines: [expect.stringMatching(words)] });
  });

  it.each(commands.slice(0, 3))('takes no words without an option: %s', async (program) => {
    const words = /^Unexpected argument 'extra'\.$/;
    expect(await ended(program, 'extra')).toEqual({ code: 1, lines: [expect.stringMatching(words)] });
  });

  it.each(commands)('takes one stage: %s', async (program) => {
    const { code, lines } = await ended(program, '--stage', 'dev', '--stage=prod');
    expect([code, lines]).toEqual([1, ['stage is both dev and prod: give it once.']]);
  });

  it.each([['smoke/command.ts'], ['backup/command.ts', 'export', 'folder']])(
    'for the local cloud says how to start it: %s',
    async (program, ...args) => {
      const { code, lines } = await ended(program, ...args);
      expect([code, lines]).toEqual([1, [expect.stringContaining('start it with npm start')]]);
    },
  );
});
