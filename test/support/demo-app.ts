import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalCloud } from '#infra/local/server.ts';

/** The built application with the demo data, for the browser. */
export default async function demoApp(project: TestProject) {
  if (!existsSync('dist/web/index.html')) throw new Error('The web app is not built: npm run build');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-app-'));
  const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: true, web: true, log: () => {} });
  project.provide('cloudUrl', cloud.url);
  return async () => {
    await cloud.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
