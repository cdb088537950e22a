import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hasCode, StartProblem } from './start-problem.ts';

/**
 * Two processes never share a data folder: the one that listens on the folder's name holds it.
 * The system gives the name back when a process ends in any way, so that no stale lock is left by kill -9.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = nameOf(resolve(folder));
  const server = (await listen(name)) ?? ((await isAbandoned(name)) ? await listen(name) : undefined);
  if (!server) {
    throw new StartProblem(
      `Preventivi is already running with the data in ${folder}. Stop it first, or set PREVENTIVI_DATA to another folder.`,
    );
  }
  return () => new Promise((closed) => server.close(() => closed()));
}

function nameOf(folder: string): string {
  const name = `preventivi-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Linux has names without a file.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((done, failed) => {
    server.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? done(undefined) : failed(error)));
    server.listen(name, () => done(server));
  });
}

/** Where the name is a file, it stays behind when its process is killed: nobody answers there any more. */
async function isAbandoned(name: string): Promise<boolean> {
  if (process.platform === 'win32' || process.platform === 'linux') return false;
  const answers = await new Promise<boolean>((done) => {
    const socket = connect(name, () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });
  if (!answers) await rm(name, { force: true });
  return !answers;
}
