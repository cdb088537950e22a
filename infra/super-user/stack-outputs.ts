import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Stage } from '#infra/stage.ts';

const needed = z.object({ TableName: z.string(), UserPoolId: z.string() });

/** The addresses of a stage from the file that its deployment left. */
export function stackOutputs(file: string, stage: Stage): z.infer<typeof needed> {
  const stacks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = needed.safeParse(stacks[`preventivi-${stage}`]);
  if (found.success) return found.data;
  throw new Error(`${file} does not know ${stage}. Deploy it first: npm run deploy -- -c stage=${stage}`);
}
