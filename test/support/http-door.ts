import { fileURLToPath } from 'node:url';
import { createFunctionRunner } from '#infra/local/function-runner.ts';
import { startHttpApi } from '#infra/local/http-api.ts';
import { functions } from '#lambdas/manifest.ts';
import { type ServedLocally, serveLocally } from './serve-locally.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The HTTP routes of the application on the test's cloud. Their clock moves one second, or `step`
 * milliseconds, at each reading: requests stay below the gateway's rate without waiting.
 */
export function openHttpDoor(start: Date, step = 1000): Promise<ServedLocally> {
  let time = start.getTime();
  const now = () => {
    time += step;
    return time;
  };
  return serveLocally(startHttpApi({ functions, invoke: createFunctionRunner(functions, root), now }));
}
