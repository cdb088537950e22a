import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asUser, openDevicesWorld } from '#test/support/devices-world.ts';

const world = await openDevicesWorld();
const { registerDevice } = await import('#lambdas/devices/register-device.ts');
const { unregisterDevice } = await import('#lambdas/devices/unregister-device.ts');
const { enableEndpoint } = await import('#lambdas/store/device/push-devices.ts');
const { pushClient } = await import('#lambdas/store/device/push-service.ts');
const sdk = await import('@aws-sdk/client-sns');
const { endSession } = await import('#lambdas/store/session/session-store.ts');
const { removeUser } = await import('#lambdas/store/user/user-store.ts');
const { listLapsing } = await import('#lambdas/store/personal-data/own-records.ts');
const { listScattered } = await import('#lambdas/store/person/of-person.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
afterAll(() => world.close());

let token: string;
let uid: string;
beforeEach(() => {
  token = `token-${randomUUID()}`;
  uid = `user-${randomUUID()}`;
});

const register = (id = uid, signedInAt?: number, now?: Date) =>
  registerDevice.run({ token, platform: 'android' }, asUser(id, signedInAt, now));
const signedInAt = '2026-11-20T10:00:00.000Z';
const session = { id: 'mine', signedInAt };
const registerInSession = () => {
  const context = asUser(uid, Date.parse(signedInAt) / 1000);
  const caller = { ...context.caller, session };
  return registerDevice.run({ token, platform: 'android' }, { ...context, caller });
};
const unregister = (id = uid) => unregisterDevice.run({ token }, asUser(id));
const hears = (...types: string[]) => ({ endpoints: ['enabled'], types });
const nothing = { endpoints: [], types: [] };
const endpointArn = async () => String((await world.stored(token))?.endpointArn);

describe('a device that is registered', () => {
  it('hears of exactly the type of its user [OPW-47]', async () => {
    await world.user(uid, { type: 'venditore-esterno' });
    expect(await register()).toBe(true);
    expect(await world.heard(token)).toEqual(hears('venditore-esterno'));
    expect(await world.stored(token)).toMatchObject({ gsi1pk: `OF#${uid}`, platform: 'android' });
  });

  it('hears of nothing while its user has no type', async () => {
    await world.user(uid, { type: null });
    await register();
    expect(await world.heard(token)).toEqual(hears());
  });

  it('again is one device still, and forgotten 270 days after it was last seen', async () => {
    await world.user(uid);
    await register();
    const arn = await endpointArn();
    await register(uid, undefined, new Date('2027-01-01T00:00:00Z'));
    expect(await world.heard(token)).toEqual(hears('agente'));
    expect(await endpointArn()).toBe(arn);
    expect((await world.stored(token))?.ttl).toBe(Date.parse('2027-09-28T00:00:00Z') / 1000);
  });

  it('again is enabled where SNS has disabled it, and made anew where it is gone', async () => {
    await world.user(uid);
    await register();
    const EndpointArn = await endpointArn();
    const Attributes = { Enabled: 'false' };
    await pushClient.send(new sdk.SetEndpointAttributesCommand({ EndpointArn, Attributes }));
    await register();
    expect(await world.heard(token)).toEqual(hears('agente'));
    await pushClient.send(new sdk.DeleteEndpointCommand({ EndpointArn }));
    await register();
    expect(await world.heard(token)).toEqual(hears('agente'));
    expect(await world.orphans()).toEqual([]);
  });

  it('takes over an endpoint that SNS has already, whatever its attributes', async () => {
    await world.user(uid);
    await register();
    await unregister();
    const found = await endpointOf();
    await pushClient.send(
      new sdk.SetEndpointAttributesCommand({ EndpointArn: found, Attributes: { CustomUserData: 'x' } }),
    );
    await register();
    expect(await endpointArn()).toBe(found);
  });

  it('by another user is theirs from now on, and hears of their type alone [OPW-47]', async () => {
    await world.user(uid);
    await world.user(`${uid}-2`, { type: 'keim' });
    await register();
    await register(`${uid}-2`);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('keim'));
    await unregister();
    expect(await world.stored(token)).toMatchObject({ uid: `${uid}-2` });
  });

  it('with a token that SNS does not take is refused, and not kept', async () => {
    await world.user(uid);
    const refused = new sdk.InvalidParameterException({
      message: 'Invalid parameter: Token Reason: iOS device tokens must be hexadecimal',
      $metadata: {},
    });
    const send = vi.spyOn(pushClient, 'send').mockRejectedValueOnce(refused as never);
    await expect(register()).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'token' } });
    send.mockRestore();
    expect(await world.stored(token)).toBeUndefined();
  });

  it('while SNS does not answer is refused, and hears of everything once SNS is back', async () => {
    await world.user(uid);
    const send = vi.spyOn(pushClient, 'send').mockRejectedValue(new Error('down') as never);
    await expect(register()).rejects.toMatchObject({ code: 'push-failed' });
    send.mockRestore();
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('agente'));
  });

  it('where nobody sends messages is refused, and not kept [OPW-49]', async () => {
    vi.stubEnv('PUSH_APPLICATION_ARN', '');
    await expect(register()).rejects.toMatchObject({ code: 'push-not-configured' });
    vi.stubEnv('PUSH_APPLICATION_ARN', 'arn:aws:sns:eu-central-1:000000000000:app/GCM/preventivi-local');
    expect(await world.stored(token)).toBeUndefined();
  });
});

async function endpointOf() {
  const { endpoints } = await world.records();
  return endpoints.find((each) => each.token === token)?.arn ?? '';
}

describe('the devices of a user', () => {
  it('move to the topic of their new type [OPW-47]', async () => {
    await world.user(uid);
    await register();
    await world.user(uid, { type: 'progettista' }, 2);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('progettista'));
    await world.user(uid, { type: null }, 3);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears());
  });

  it.each([
    ['archived', () => world.user(uid, { archived: true }, 2)],
    ['deleted', () => removeUser({ id: uid, revision: 1 })],
    ['signed out everywhere', () => world.user(uid, { sessionsEndedAt: '2026-11-20T11:00:00Z' }, 2)],
    ['erased', async () => removeItems(await listScattered(uid))],
  ])('are gone when their user is %s [OPW-47]', async (_case, happens) => {
    await world.user(uid);
    await register(uid, Date.parse('2026-11-20T10:00:00Z') / 1000);
    // The records of the device come first, so that only the change of the user is left to cause it.
    await world.follow();
    await happens();
    await world.follow();
    expect(await world.heard(token)).toEqual(nothing);
    expect(await world.stored(token)).toBeUndefined();
    expect(await world.orphans()).toEqual([]);
  });

  it.each([
    ['goes with the session that registered it', 'mine', nothing],
    ['stays when another session ends', 'another', hears('agente')],
  ])('%s [OPW-47]', async (_case, id, expected) => {
    await world.user(uid);
    await registerInSession();
    await world.follow();
    await endSession(uid, { ...session, id }, new Date('2026-11-20T12:00:00Z'));
    await world.follow();
    expect(await world.heard(token)).toEqual(expected);
  });

  it('stay when an earlier session ends', async () => {
    await world.user(uid);
    await register(uid, Date.parse('2026-11-20T12:00:00Z') / 1000);
    await world.user(uid, { sessionsEndedAt: '2026-11-20T11:00:00Z' }, 2);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('agente'));
  });

  it('are gone at sign-out, and no other user takes them away [OPW-47]', async () => {
    await world.user(uid);
    await register();
    await unregister('another');
    expect(await world.stored(token)).toBeDefined();
    expect(await unregister()).toBe(true);
    await world.follow();
    expect(await world.heard(token)).toEqual(nothing);
    expect(await unregister()).toBe(true);
  });

  it('are part of the user’s data, which names no token', async () => {
    await world.user(uid);
    await register();
    const held = await listLapsing(uid);
    expect(held).toContainEqual({ kind: 'device', until: '2027-08-17T10:00:00.000Z' });
    expect(JSON.stringify(held)).not.toContain(token);
  });
});

describe('the consumer that follows devices', () => {
  it('changes nothing when it is told twice, late or out of turn', async () => {
    await world.follow();
    const start = world.position();
    await world.user(uid);
    await register();
    await world.follow();
    await unregister();
    await register();
    await world.user(uid, { type: 'keim' }, 2);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('keim'));
    const settled = await world.records();
    const device = await world.stored(token);
    await world.replay(start);
    expect(await world.records()).toEqual(settled);
    expect(await world.stored(token)).toEqual({ ...device, version: expect.anything() });
  });

  it('takes away what only the former device heard of, when it was registered again meanwhile', async () => {
    await world.user(uid);
    await world.user(`${uid}-2`, { type: 'keim' });
    await register();
    await unregister();
    await register(`${uid}-2`);
    expect((await world.heard(token)).types).toEqual(['agente', 'keim']);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('keim'));
  });

  it('may run while a device registers', async () => {
    await world.user(uid);
    await register();
    await world.user(uid, { type: 'keim' }, 2);
    await Promise.all([register(), world.follow(1), register(), world.follow(1)]);
    await world.follow();
    expect(await world.heard(token)).toEqual(hears('keim'));
  });

  it('leaves alone what SNS disabled until the device is seen again', async () => {
    await world.user(uid);
    await register();
    const EndpointArn = await endpointArn();
    const Attributes = { Enabled: 'false' };
    await pushClient.send(new sdk.SetEndpointAttributesCommand({ EndpointArn, Attributes }));
    await world.user(uid, { type: 'keim' }, 2);
    await world.follow();
    expect(await world.heard(token)).toEqual({ endpoints: ['disabled'], types: ['keim'] });
    await enableEndpoint(EndpointArn, token);
  });
});

describe('a crash after any call that changes something', () => {
  const registered = async () => {
    await world.user(uid);
    await register();
    await world.follow(1);
  };
  const scenarios: [string, () => Promise<unknown>, () => Promise<unknown>, object][] = [
    ['a registration', () => world.user(uid), () => register(), hears('agente')],
    ['a registration again', registered, () => register(), hears('agente')],
    [
      'a registration of another user',
      async () => {
        await registered();
        await world.user(`${uid}-2`, { type: 'keim' });
      },
      () => register(`${uid}-2`),
      hears('keim'),
    ],
    [
      'a move to another type',
      registered,
      async () => {
        await world.user(uid, { type: 'keim' }, 2);
        await world.follow(1);
      },
      hears('keim'),
    ],
    [
      'a sign-out',
      registered,
      async () => {
        await unregister();
        await world.follow(1);
      },
      nothing,
    ],
  ];

  it.each(scenarios)(
    'of %s ends as if nothing had happened',
    async (title, before, work, after) => {
      let points = 0;
      for (let isWhole = false; !isWhole; points += 1) {
        token = `token-${randomUUID()}`;
        uid = `user-${randomUUID()}`;
        await before();
        world.killAfter(points + 1);
        isWhole = await work().then(
          () => true,
          () => false,
        );
        world.live();
        await world.follow(1);
        expect([points, await world.heard(token)]).toEqual([points, after]);
        expect(await world.orphans()).toEqual([]);
      }
      expect(points).toBeGreaterThan(1);
      console.log(`${title}: ${points - 1} points of a crash tried`);
    },
    30_000,
  );
});
