import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { buildFunctions } from '#infra/build-functions.ts';
import { localEnvironment } from '#infra/local/environment.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';

/** Loads a package and calls it with an event, like Lambda. Prints the answer and the milliseconds of both. */
const bootstrap = `
const started = performance.now();
const { handler } = await import('./index.mjs');
const answer = await handler(JSON.parse(process.env.EVENT), { awsRequestId: 'cold', functionName: 'packaged' });
const milliseconds = Math.round(performance.now() - started);
process.stdout.write(JSON.stringify({ answer, milliseconds }), () => process.exit());
`;

export type ColdAnswer = { answer: APIGatewayProxyStructuredResultV2; milliseconds: number };

/** A deployable function of the manifest. */

export const packagedFunction = (name: keyof typeof functions) => packaged(name, functions[name]);

/** A deployable function in a folder that reaches no package of the project. */
export async function packaged(name: string, spec: Pick<FunctionSpec, 'entry' | 'chromium'>) {
  const root = await mkdtemp(join(tmpdir(), 'preventivi-package-'));
  await buildFunctions({ into: join(root, 'built'), entries: { [name]: spec } });
  const own = join(root, 'tmp');
  await mkdir(own);
  return {
    folder: join(root, 'built', name),
    /** Answers an event in a new process with its own temporary folder. */
    call: (event: object, cloudUrl: string) =>
      coldly(join(root, 'built', name), {
        ...localEnvironment(cloudUrl),
        EVENT: JSON.stringify(event),
        TMPDIR: own,
      }),
    /** Files that the calls left in the temporary folder. */
    left: () => readdir(own),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function coldly(cwd: string, env: Record<string, string>): Promise<ColdAnswer> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', bootstrap], { cwd, env });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await ended) !== 0) throw new Error(`The package failed: ${complaints}`);
  return JSON.parse(printed);
}

/** The event of a route, with the parts that handlers use. */
export const routeEvent = (rawPath: string, queryStringParameters: Record<string, string>) => ({
  version: '2.0',
  rawPath,
  headers: {},
  queryStringParameters,
  requestContext: { http: { sourceIp: '127.0.0.1' }, timeEpoch: Date.now() },
});
