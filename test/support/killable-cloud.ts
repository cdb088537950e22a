import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (typeof address === 'string' || !address) throw new Error('No port is free.');
  return address.port;
}

/** The local cloud as `npm start` runs it: a process that can be killed and restarted on the same data. */
export class KillableCloud {
  readonly port: number;
  readonly #directory: string;
  #process: ChildProcess | undefined;
  #running: Promise<void> = Promise.resolve();
  #kills = 0;
  #isStopped = false;
  /** Output of the running process. */
  #said = '';

  constructor(port: number, directory: string) {
    this.port = port;
    this.#directory = directory;
  }

  static async start(directory: string): Promise<KillableCloud> {
    const cloud = new KillableCloud(await freePort(), directory);
    cloud.#running = cloud.#spawn();
    await cloud.#running;
    return cloud;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get kills(): number {
    return this.#kills;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** SIGKILL, at once; the next attempts wait for the new process. */
  kill(): void {
    this.#kills += 1;
    this.#process?.kill('SIGKILL');
    const before = this.#running.catch(() => undefined);
    this.#running = before.then(() => this.#end()).then(() => this.#spawn());
    // A failed start is reported to every waiting attempt.
    this.#running.catch(() => undefined);
  }

  /** Stops for good, also during a restart. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGKILL');
    await exited;
  }

  /** Repeats work until it is acknowledged. An interruption by a kill is retried; other failures are thrown. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      const kills = this.#kills;
      try {
        await this.#running;
        return await work();
      } catch (error) {
        if (kills === this.#kills)
          throw new Error(`${error}\nOutput of the cloud: ${this.#said}`, { cause: error });
      }
    }
  }

  async #spawn(): Promise<void> {
    if (this.#isStopped) throw new Error('The local cloud was stopped.');
    const started = spawn(process.execPath, ['--import', 'tsx', 'infra/local/start.ts', '--drafts'], {
      cwd: root,
      env: { ...process.env, PORT: String(this.port), PREVENTIVI_DATA: this.#directory },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = started;
    this.#said = '';
    started.stderr.on('data', (text) => {
      this.#said += text;
    });
    await new Promise<void>((ready, failed) => {
      started.stdout.on('data', (text) => {
        this.#said += text;
        if (this.#said.includes('Preventivi is ready')) ready();
      });
      started.on('exit', () => failed(new Error('The local cloud ended.')));
    });
  }
}
