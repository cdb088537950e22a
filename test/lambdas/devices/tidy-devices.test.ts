import { afterAll, expect, it, vi } from 'vitest';
import { asUser, openDevicesWorld } from '#test/support/devices-world.ts';

const world = await openDevicesWorld();
const { registerDevice } = await import('#lambdas/devices/register-device.ts');
const { tidyDevices } = await import('#lambdas/devices/tidy-devices.ts');
const { deleteEndpoint, makeEndpoint, subscribe } = await import('#lambdas/store/device/push-devices.ts');
const { pushClient } = await import('#lambdas/store/device/push-service.ts');
const { ListSubscriptionsByTopicCommand, SetEndpointAttributesCommand, UnsubscribeCommand } = await import(
  '@aws-sdk/client-sns'
);
afterAll(() => world.close());

const nextDay = new Date('2026-11-21T10:00:00Z');
const nothing = { endpoints: [], types: [] };
const register = (token: string, now?: Date) =>
  registerDevice.run({ token, platform: 'ios' }, asUser('anna', undefined, now));

async function disable(token: string) {
  const EndpointArn = String((await world.stored(token))?.endpointArn);
  await pushClient.send(new SetEndpointAttributesCommand({ EndpointArn, Attributes: { Enabled: 'false' } }));
}

it('devices that SNS has disabled are removed once a day, and endpoints that are nobody’s; all others stay', async () => {
  await world.user('anna');
  await register('good');
  await register('disabled');
  await disable('disabled');
  await register('just-seen', nextDay);
  await disable('just-seen');
  // More than one page of SNS.
  for (let index = 0; index < 105; index += 1) await makeEndpoint(`stray-${index}`);
  await tidyDevices(nextDay);
  await world.follow();
  expect(await world.heard('good')).toEqual({ endpoints: ['enabled'], types: ['agente'] });
  expect(await world.heard('disabled')).toEqual(nothing);
  expect(await world.stored('disabled')).toBeUndefined();
  expect(await world.heard('just-seen')).toEqual({ endpoints: ['disabled'], types: ['agente'] });
  expect((await world.records()).endpoints.map(({ token }) => token)).toEqual(['good', 'just-seen']);
  expect(await world.orphans()).toEqual([]);
}, 30_000);

it('subscriptions of endpoints that are gone end once a day, on however many pages; other devices keep hearing', async () => {
  await world.user('anna', {}, 2);
  await register('heard', nextDay);
  for (let index = 0; index < 105; index += 1) {
    const arn = await makeEndpoint(`gone-${index}`);
    await subscribe('agente', arn);
    await deleteEndpoint(arn);
  }
  await subscribe('keim', await makeEndpoint('stray-that-hears'));
  expect(await world.orphans()).toHaveLength(105);
  await tidyDevices(nextDay);
  expect(await world.orphans()).toEqual([]);
  expect(await world.heard('heard')).toEqual({ endpoints: ['enabled'], types: ['agente'] });
}, 30_000);

it('a device that registers while it is tidied keeps hearing', async () => {
  await world.user('anna', {}, 3);
  const send = pushClient.send.bind(pushClient) as (command: object) => Promise<unknown>;
  let isLate = true;
  const spied = vi.spyOn(pushClient, 'send').mockImplementation((async (command: object) => {
    const isSubscriptions = command instanceof ListSubscriptionsByTopicCommand;
    if (isSubscriptions && isLate) {
      isLate = false;
      await register('late-comer', nextDay);
    }
    return send(command);
  }) as never);
  await tidyDevices(nextDay);
  spied.mockRestore();
  expect(await world.heard('late-comer')).toEqual({ endpoints: ['enabled'], types: ['agente'] });
});

it('a subscription of something else than a device is nobody’s to end', async () => {
  const mail = { Protocol: 'email', Endpoint: 'ada@example.com', SubscriptionArn: 'PendingConfirmation' };
  const send = pushClient.send.bind(pushClient) as (command: object) => Promise<unknown>;
  const spied = vi
    .spyOn(pushClient, 'send')
    .mockImplementation((async (command: object) =>
      command instanceof ListSubscriptionsByTopicCommand
        ? { Subscriptions: [mail] }
        : send(command)) as never);
  await tidyDevices(nextDay);
  const ended = spied.mock.calls.filter(([command]) => command instanceof UnsubscribeCommand);
  spied.mockRestore();
  expect(ended).toEqual([]);
});

it('a device that registers at the very moment stays', async () => {
  await world.user('anna', {}, 4);
  await register('late');
  await disable('late');
  const store = await import('#lambdas/store/device/device-store.ts');
  const stored = await store.readDevice(store.deviceIdOf('late'));
  if (!stored) throw new Error('It was registered.');
  const former = { ...stored, version: 'former' };
  await expect(store.removeDevice(former)).rejects.toMatchObject({ code: 'conflict' });
  expect(await world.stored('late')).toBeDefined();
});

it('where nobody sends messages there is nothing to tidy', async () => {
  vi.stubEnv('PUSH_APPLICATION_ARN', '');
  const send = vi.spyOn(pushClient, 'send');
  await tidyDevices(nextDay);
  expect(send).not.toHaveBeenCalled();
});
