import { CONNECTION_STATE_CHANGE, ConnectionState, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import type { WebsiteConfiguration } from '#lambdas/canary/read-website.ts';
import { userScope } from '#shared/access/may-hear-scope.ts';
import type { SmokeQuotation } from './quotation-steps.ts';

/** Milliseconds until a change must have been heard. */
const patience = 30_000;

type Heard = { entity: string; id: string; revision: number | null };
type Message = { data?: { onChange?: Heard | null } | null };

export type LiveChanges = {
  /** Done when a save of a quotation was heard; it may have been heard before. */
  until(saved: SmokeQuotation): Promise<void>;
  stop(): void;
};

/** Subscribes to the changes of a user, with the library and the protocol of browsers. Done once AppSync takes part. */
export async function hearChanges(
  { liveEndpoint }: Pick<WebsiteConfiguration, 'liveEndpoint'>,
  userId: string,
): Promise<LiveChanges> {
  const heard: Heard[] = [];
  let look = () => {};
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const unlisten = Hub.listen('api', ({ payload: { event, data } }) => {
    if (event === CONNECTION_STATE_CHANGE && isConnected(data)) ready.resolve();
  });
  const subscription = subscribe(liveEndpoint, userScope(userId), {
    next: ({ data }) => {
      if (data?.onChange) heard.push(data.onChange);
      look();
    },
    error: (cause) => failed.reject(new Error('The live channel refused.', { cause })),
  });
  await inTime(Promise.race([ready.promise, failed.promise]), 'AppSync did not take the subscription');
  return {
    until({ id, revision }) {
      const found = new Promise<void>((resolve) => {
        look = () => {
          if (heard.some((change) => change.id === id && change.revision === revision)) resolve();
        };
        look();
      });
      return inTime(Promise.race([found, failed.promise]), 'The change was not heard');
    },
    stop() {
      unlisten();
      subscription.unsubscribe();
    },
  };
}

const isConnected = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'connectionState' in data &&
  data.connectionState === ConnectionState.Connected;

const query = 'subscription ($scope: String!) { onChange(scope: $scope) { scope entity id revision } }';

function subscribe(
  endpoint: string,
  scope: string,
  handlers: { next: (message: Message) => void; error: (cause: unknown) => void },
) {
  const client = generateClient({ endpoint, authMode: 'userPool' });
  const answer = client.graphql({ query, variables: { scope } });
  if (!('subscribe' in answer)) throw new Error('Amplify did not take this for a subscription.');
  return answer.subscribe(handlers);
}

async function inTime<Result>(work: Promise<Result>, otherwise: string): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`${otherwise} within ${patience / 1000} seconds.`)),
    patience,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
