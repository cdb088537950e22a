import type { FunctionSpec } from '#lambdas/function-spec.ts';
import type { Invoke } from './function-runner.ts';
import { pathOf, sendJson } from './http-exchange.ts';
import type { LocalService } from './service.ts';

type Settings = {
  functions: Record<string, FunctionSpec>;
  invoke: Invoke;
  clock?: () => number;
};

/** `POST /_local/wake/<function>`: wakes what is on a schedule now, and answers when it is done. */
export function startWaker({ functions, invoke, clock = Date.now }: Settings): Pick<LocalService, 'handle'> {
  return {
    async handle(request, response) {
      const name = pathOf(request).split('/')[3] ?? '';
      const spec = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (!spec || !('schedule' in spec.trigger)) {
        sendJson(response, 404, { message: 'No such function is on a schedule.' });
        return;
      }
      if (request.method !== 'POST') {
        sendJson(response, 405, { message: 'Only POST wakes a function.' });
        return;
      }
      await invoke(name, { time: new Date(clock()).toISOString() });
      response.writeHead(204).end();
    },
  };
}
