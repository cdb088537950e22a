import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Stage } from '#infra/stage.ts';

/** Where the data of an installation are. */
const dataOutputs = { TableName: z.string(), UserPoolId: z.string() };
const withFiles = { ...dataOutputs, FilesBucket: z.string() };
const withWebsite = { ...withFiles, WebsiteAddress: z.url() };

/** The addresses of a stage from the file that its deployment left. */
export const stackOutputs = (file: string, stage: Stage) => outputsOf(z.object(dataOutputs), file, stage);

/** The same with the bucket of files. */
export const dataOfStack = (file: string, stage: Stage) => outputsOf(z.object(withFiles), file, stage);

/** The same with the address of the website. */
export const addressesOfStack = (file: string, stage: Stage) => outputsOf(z.object(withWebsite), file, stage);

/** Where the canary's account is, and the secret with its password. */
export const canaryOfStack = (file: string, stage: Stage) =>
  outputsOf(z.object({ ...dataOutputs, CanarySecret: z.string() }), file, stage);

function outputsOf<Shape extends z.ZodType>(shape: Shape, file: string, stage: Stage): z.output<Shape> {
  const stacks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = shape.safeParse(stacks[`preventivi-${stage}`]);
  if (found.success) return found.data;
  throw new Error(`${file} does not know ${stage}. Deploy it first: npm run deploy -- -c stage=${stage}`);
}
