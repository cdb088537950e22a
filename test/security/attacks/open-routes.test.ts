import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpApi } from '#infra/local/http-api.ts';
import { type FunctionSpec, openThrottle, routeThrottle } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { limits } from '#shared/access/limits.ts';
import { type MountedService, mountService } from '#test/support/mount-service.ts';

const specs: Record<string, FunctionSpec> = functions;
const open = [
  'signupUser',
  'askPasswordReset',
  'setNewPassword',
  'verifyEmail',
  'readInvitation',
  'acceptInvitation',
  'offerPage',
  'verifyDocument',
  'refuseReminders',
] as const;

const reached: string[] = [];
let service: MountedService;
beforeAll(async () => {
  const invoke = async (name: string) => {
    reached.push(name);
    return { statusCode: 200, body: '{}' };
  };
  // A stopped clock: all requests come at one moment.
  const now = () => Date.parse('2026-11-20T09:00:00Z');
  service = await mountService('/functions', startHttpApi({ functions: specs, invoke, now }));
});
afterAll(() => service.close());

it.each(open)(
  'one address cannot block %s for others: its own limit is far below that of the route',
  async (name) => {
    const ask = async () => (await fetch(`${service.url}/${name}`, { method: 'POST', body: '{}' })).status;
    const asked = Array.from({ length: 300 }, ask);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    // Another address at the same moment.
    expect(await ask()).toBe(200);
    expect(reached.filter((each) => each === name)).toHaveLength(301);
  },
);

it('limits of an address are far below those of open routes, and the handbook names both', () => {
  for (const name of ['sign-up', 'ask-reset', 'use-mail-token'] as const)
    expect(limits[name].most * 10).toBeLessThan(openThrottle);
  const handbook = readFileSync('docs/deploy.md', 'utf8');
  expect(handbook).toContain(`${openThrottle.toLocaleString('en')} requests a second for each route`);
  expect(handbook).toContain(`| ${routeThrottle} requests a second for each route`);
  expect(handbook).toContain(`let ${openThrottle.toLocaleString('en')} requests a second through`);
  expect(handbook).toContain(`The other routes let ${routeThrottle} a second through`);
  for (const [name, spec] of Object.entries(specs))
    if ('http' in spec.trigger)
      expect([name, spec.trigger.throttle]).toEqual([
        name,
        open.some((each) => each === name) ? openThrottle : routeThrottle,
      ]);
});
