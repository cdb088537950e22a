import type { QueryClient } from '@tanstack/react-query';
import { Hub } from 'aws-amplify/utils';
import type { Manager } from '#shared/access/managed-countries.ts';
import { mayHearScope } from '#shared/access/may-hear-scope.ts';
import { ChangesDocument, type ChangesSubscription } from '#web/graphql/common.ts';
import { currentConfiguration } from './configuration.ts';
import { browserTimer, type Timer } from './timer.ts';

type Change = NonNullable<ChangesSubscription['onChange']>;
type Stop = () => void;
type Handlers = {
  change: (change: Change) => void;
  /** From now on changes are heard; earlier ones may have been missed. */
  acknowledged: () => void;
  lost: () => void;
};

/** Opens one subscription. Returns the function that closes it. */
export type Subscribe = (scope: string, handlers: Handlers) => Promise<Stop>;

type ApiEvent = { event: string; data?: { variables?: { scope?: string } } };

/** Amplify says in its hub that the server acknowledged a subscription: also after it reconnected by itself. */
const whenAcknowledged = (scope: string, run: () => void): Stop =>
  Hub.listen<ApiEvent>('api', ({ payload: { event, data } }) => {
    if (event === 'Subscription ack' && data?.variables?.scope === scope) run();
  });

/** Amplify's client: loaded only here, after the first screen shows. */
const subscribeThroughAmplify: Subscribe = async (scope, { change, acknowledged, lost }) => {
  const { generateClient } = await import('aws-amplify/api');
  const client = generateClient({ endpoint: currentConfiguration().liveEndpoint, authMode: 'userPool' });
  const answer = client.graphql({ query: ChangesDocument.toString(), variables: { scope } });
  if (!('subscribe' in answer)) return () => {};
  const stopWaiting = whenAcknowledged(scope, acknowledged);
  const subscription = answer.subscribe({
    next: (message: { data?: ChangesSubscription | null }) => {
      if (message.data?.onChange) change(message.data.onChange);
    },
    error: lost,
  });
  return () => {
    stopWaiting();
    subscription.unsubscribe();
  };
};

const pauses = [1_000, 2_000, 5_000, 15_000, 30_000];

/** Stays subscribed to a scope: a lost subscription is opened again after growing pauses. */
export function stayTuned(
  scope: string,
  { change, acknowledged }: Omit<Handlers, 'lost'>,
  subscribe: Subscribe = subscribeThroughAmplify,
  timer: Timer = browserTimer,
): Stop {
  let stopped = false;
  let failures = 0;
  let waiting = 0;
  let stop: Stop = () => {};
  const lost = () => {
    if (stopped) return;
    stop();
    const pause = pauses[Math.min(failures++, pauses.length - 1)] ?? 30_000;
    waiting = timer.set(open, pause);
  };
  const open = () => {
    const heard = () => {
      failures = 0;
      acknowledged();
    };
    subscribe(scope, { change, acknowledged: heard, lost }).then((close) => {
      if (stopped) return close();
      stop = close;
    }, lost);
  };
  open();
  return () => {
    stopped = true;
    timer.clear(waiting);
    stop();
  };
}

/** Milliseconds in which the scopes of one socket are acknowledged. */
const acknowledgedTogether = 250;

/**
 * Asks again for what was missed once the scopes are acknowledged. The first time the screen has just been loaded: its
 * queries are asked again when they are next shown, so that no start loads twice. Afterwards the connection was lost
 * meanwhile, so the screen is reloaded at once.
 */
export function refetchingMissed(queries: QueryClient, timer: Timer = browserTimer) {
  let due: number | undefined;
  let wasHeard = false;
  const acknowledged = () => {
    due ??= timer.set(() => {
      due = undefined;
      void queries.invalidateQueries({ refetchType: wasHeard ? 'active' : 'none' });
      wasHeard = true;
    }, acknowledgedTogether);
  };
  return { acknowledged, stop: () => due !== undefined && timer.clear(due) };
}

type Changed = Pick<Change, 'entity' | 'id'>;

/** Milliseconds between two reloads of one kind of entities. */
const refetchPause = 1_000;

/**
 * Reloads the queries of a changed entity, but not those of other objects. The first change counts at once. Changes of
 * the next second count together, as one save can change hundreds of products.
 */
export function refetchingChanged(queries: QueryClient, timer: Timer = browserTimer) {
  /** Ids that changed since the last reload of an entity, within its pause. */
  const waiting = new Map<string, Set<unknown>>();
  const refetch = (entity: string, ids: ReadonlySet<unknown>) => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [of, kind, one] }) => of === entity && (kind !== 'one' || ids.has(one)),
    });
    waiting.set(entity, new Set());
    timer.set(() => {
      const changed = waiting.get(entity);
      if (changed?.size) refetch(entity, changed);
      else waiting.delete(entity);
    }, refetchPause);
  };
  return ({ entity: told, id }: Changed) => {
    // A sent offer's state is asked for with its offer.
    const entity = told === 'sentOffer' ? 'offer' : told;
    const changed = waiting.get(entity);
    if (changed) changed.add(id);
    else refetch(entity, new Set([id]));
  };
}

/** The scopes that a user may hear. A forbidden one would close the socket that Amplify shares between them. */
export const scopesOf = (user: { id: string } & Manager) => [
  `user:${user.id}`,
  'catalogue',
  ...(mayHearScope(user, 'admin') ? ['admin'] : []),
];
