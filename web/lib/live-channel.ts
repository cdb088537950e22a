import type { QueryClient } from '@tanstack/react-query';
import type { Manager } from '#shared/access/managed-countries.ts';
import { mayHearScope } from '#shared/access/may-hear-scope.ts';
import { ChangesDocument, type ChangesSubscription } from '#web/graphql/common.ts';
import { currentConfiguration } from './configuration.ts';
import { browserTimer, type Timer } from './timer.ts';

type Change = NonNullable<ChangesSubscription['onChange']>;
type Stop = () => void;
type Handlers = { change: (change: Change) => void; lost: () => void };

/** Opens one subscription. Returns the function that closes it. */
export type Subscribe = (scope: string, handlers: Handlers) => Promise<Stop>;

/** Amplify's client: loaded only here, after the first screen shows. */
const subscribeThroughAmplify: Subscribe = async (scope, { change, lost }) => {
  const { generateClient } = await import('aws-amplify/api');
  const client = generateClient({ endpoint: currentConfiguration().liveEndpoint, authMode: 'userPool' });
  const answer = client.graphql({ query: ChangesDocument.toString(), variables: { scope } });
  if (!('subscribe' in answer)) return () => {};
  const subscription = answer.subscribe({
    next: (message: { data?: ChangesSubscription | null }) => {
      if (message.data?.onChange) change(message.data.onChange);
    },
    error: lost,
  });
  return () => subscription.unsubscribe();
};

const pauses = [1_000, 2_000, 5_000, 15_000, 30_000];

/** Stays subscribed to a scope: a lost subscription is opened again after growing pauses. */
export function stayTuned(
  scope: string,
  heard: Pick<Handlers, 'change'> & { resumed: () => void },
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
    const again = failures > 0;
    subscribe(scope, { change: heard.change, lost }).then((close) => {
      if (stopped) return close();
      stop = close;
      if (again) heard.resumed();
    }, lost);
  };
  open();
  return () => {
    stopped = true;
    timer.clear(waiting);
    stop();
  };
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
  return ({ entity, id }: Changed) => {
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
