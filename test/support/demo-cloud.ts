import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalCloud } from '#infra/local/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cloudUrl: string;
  }
}

/** One local cloud with the demo data for all files of a suite; tests make what they change themselves. */
export default async function demoCloud(project: TestProject) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-test-'));
  const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: true, web: false, log: () => {} });
  project.provide('cloudUrl', cloud.url);
  return async () => {
    await cloud.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
