import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalCloud } from '#infra/local/server.ts';
import { closeBrowser } from '#lambdas/runtime/pdf/render-pdf.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cloudUrl: string;
  }
}

/** For `test/unused-rights.ts`. */
async function noteUsedRights(suite: string, used: ReadonlySet<string>) {
  await mkdir('test-results', { recursive: true });
  await writeFile(`test-results/${suite}-used-rights.json`, JSON.stringify([...used].toSorted()));
}

/**
 * One local cloud with the demo data for all files of a suite; returns a function that ends it. Calls of the table are
 * appended to the file in RECORDED_CALLS.
 */
export async function runDemoCloud(project: TestProject, { web }: { web: boolean }) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-test-'));
  const record = process.env.RECORDED_CALLS;
  const cloud = await startLocalCloud({
    ...{ port: 0, dataDirectory, demo: true, web, log: () => {} },
    ...(record && {
      onTableCall: (operation, input) => appendFileSync(record, `${JSON.stringify({ operation, input })}\n`),
    }),
  });
  project.provide('cloudUrl', cloud.url);
  return async () => {
    await cloud.drained();
    await cloud.stop();
    await noteUsedRights(project.name, cloud.usedRights);
    // The PDF function keeps its browser warm, as it does on Lambda.
    await closeBrowser();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
