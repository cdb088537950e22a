import { vi } from 'vitest';
import type { FailureCode } from '#web/lib/failure.ts';

export type FunctionCall = { name: string; body: unknown };
type FunctionRefusal = { code: FailureCode | string; params?: Record<string, string | number> };

/** Answers open routes by name with the test's values and records the calls. */
export function stubFunctions(answers: Record<string, unknown | (() => unknown)>): FunctionCall[] {
  const calls: FunctionCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.split('/').at(-1) ?? '';
    calls.push({ name, body: JSON.parse(body) });
    const given = answers[name];
    const answer = typeof given === 'function' ? await given() : given;
    if (answer instanceof Error) throw answer;
    const refused = answer as FunctionRefusal | undefined;
    return refused?.code
      ? new Response(JSON.stringify({ error: true, ...refused }), { status: 400 })
      : new Response(JSON.stringify(answer));
  });
  return calls;
}
