import { publishToType, subscribersOf } from '#lambdas/store/device/push.ts';
import {
  deleteEndpoint,
  enableEndpoint,
  makeEndpoint,
  pagesOfEndpoints,
  pagesOfSubscriptions,
  readEndpoint,
  subscribe,
  unsubscribe,
} from '#lambdas/store/device/push-devices.ts';
import type { Row, Rows } from './row.ts';

/** The SDK sends nothing again (lambdas/store/device/push-service.ts): a consumer aligns SNS with the table. */
const once = 'a message whose answer was lost may have been accepted';

const pausesNot = async () => undefined;
const existsAs = async (arn: string) => Boolean(await readEndpoint(arn));

const on = (ask: (arn: string, mark: string) => Promise<unknown>): Row => ({
  once,
  async make(mark) {
    const arn = await makeEndpoint(mark);
    return { act: async () => void (await ask(arn, mark)), seen: () => existsAs(arn) };
  },
});

async function allOf<Page>(pages: AsyncGenerator<Page>): Promise<Page[]> {
  const all = [];
  for await (const page of pages) all.push(page);
  return all;
}

export const pushRows: Rows = {
  'push.ts PublishCommand': {
    once,
    make: async (mark) => ({
      act: async () =>
        void (await publishToType('agente', { title: mark, body: mark, notificationId: mark }, pausesNot)),
    }),
  },
  'push.ts GetTopicAttributesCommand': { once, make: async () => ({ act: () => subscribersOf('privato') }) },
  'push-devices.ts CreatePlatformEndpointCommand': on((_arn, mark) => makeEndpoint(mark)),
  'push-devices.ts GetEndpointAttributesCommand': on(readEndpoint),
  'push-devices.ts SetEndpointAttributesCommand': on(enableEndpoint),
  'push-devices.ts DeleteEndpointCommand': on(deleteEndpoint),
  'push-devices.ts SubscribeCommand': on((arn) => subscribe('agente', arn)),
  'push-devices.ts UnsubscribeCommand': {
    once,
    async make(mark) {
      const subscription = await subscribe('agente', await makeEndpoint(mark));
      return { act: () => unsubscribe(subscription) };
    },
  },
  'push-devices.ts ListEndpointsByPlatformApplicationCommand': on(async () => allOf(pagesOfEndpoints())),
  'push-devices.ts ListSubscriptionsByTopicCommand': on(async () => allOf(pagesOfSubscriptions('agente'))),
};
