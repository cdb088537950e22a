import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '#infra/local/server.ts';

/** The local cloud with demo data and the built application, in its own folder. */
export async function startDemoCloud() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-bench-'));
  const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: true, web: true, log: () => {} });
  const stop = async () => {
    await cloud.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { url: cloud.url, stop };
}
