import { checkRuns } from '#shared/guided-test/check-runs/check-runs.ts';
import type { RunCheck } from '#shared/guided-test/check-runs/run-finding.ts';
import type { CheckWork } from './check-work.ts';

/** The check itself, which takes long. */
export function doneCheck(
  { config, pricelist, catalogue, products }: CheckWork,
  onProgress?: (done: number, of: number) => void,
): RunCheck {
  const allowed = new Set(products);
  const whom = { pricelist, isAllowed: (product: string) => allowed.has(product) };
  return checkRuns(config, catalogue, whom, onProgress ? { onProgress } : {});
}
