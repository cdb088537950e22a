import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { acknowledge } from '#test/support/stub-amplify.ts';
import { answerWith } from '#test/support/stub-transport.ts';
import { TagsDocument } from '#web/graphql/tags.ts';
import { request } from '#web/lib/graphql.ts';
import {
  refetchingChanged,
  refetchingMissed,
  type Subscribe,
  scopesOf,
  stayTuned,
} from '#web/lib/live-channel.ts';

type Opened = Parameters<Subscribe>[1];

function channel() {
  const opened: Opened[] = [];
  const close = vi.fn();
  const subscribe: Subscribe = async (_, handlers) => {
    opened.push(handlers);
    return close;
  };
  return { opened, close, subscribe };
}

const settled = () => Promise.resolve().then(() => Promise.resolve());
const change = { scope: 'catalogue', entity: 'product', id: 'p1', revision: 1 };

describe('live changes', () => {
  it('are heard by everybody for themselves and the catalogue, by super users for administration', () => {
    expect(scopesOf(aUser({ id: 'marta' }))).toEqual(['user:marta', 'catalogue']);
    const elena = aSuperUser({ id: 'elena' });
    expect(scopesOf(elena)).toEqual(['user:elena', 'catalogue', 'admin']);
    expect(scopesOf({ ...elena, managementMode: 'only' })).toEqual(['user:elena', 'catalogue']);
  });

  it('reach the screen', () => {
    const { opened, subscribe } = channel();
    const heard = { change: vi.fn(), acknowledged: vi.fn() };
    stayTuned('catalogue', heard, subscribe, handTimer().timer);
    opened[0]?.change(change);
    expect(heard.change).toHaveBeenCalledWith(change);
  });

  it('are subscribed to again after a loss, and what was missed is asked for', async () => {
    const { opened, subscribe } = channel();
    const { timer, pass } = handTimer();
    const heard = { change: vi.fn(), acknowledged: vi.fn() };
    stayTuned('catalogue', heard, subscribe, timer);
    await settled();
    opened[0]?.lost();
    pass(999);
    expect(opened).toHaveLength(1);
    pass(1);
    await settled();
    expect(opened).toHaveLength(2);
    opened[1]?.acknowledged();
    expect(heard.acknowledged).toHaveBeenCalledOnce();
  });

  it('that were made before the acknowledgement are seen when the screen is next shown, later ones at once', async () => {
    const { timer, pass } = handTimer();
    const queries = new QueryClient();
    let name = 'Esterni';
    const asked = vi.fn(() => ({ tags: [{ id: 'esterni', name, slug: 'esterni' }] }));
    answerWith(asked);
    const screen = new QueryObserver(queries, {
      queryKey: ['tag', 'list'],
      queryFn: async () => (await request(TagsDocument, {})).tags.map((tag) => tag.name),
      staleTime: 30_000,
    });
    let leave = screen.subscribe(() => {});
    onTestFinished(() => leave());
    const shows = (names: string[]) => waitFor(() => expect(screen.getCurrentResult().data).toEqual(names));
    await shows(['Esterni']);
    const missed = refetchingMissed(queries, timer);
    const stops = ['user:marta', 'catalogue'].map((scope) =>
      stayTuned(scope, { change: vi.fn(), acknowledged: missed.acknowledged }, undefined, timer),
    );
    name = 'Facciate';
    await vi.dynamicImportSettled();
    await settled();
    const acknowledgeBoth = () => {
      acknowledge('user:marta');
      acknowledge('catalogue');
      pass(250);
    };
    acknowledgeBoth();
    await settled();
    // The screen has just been loaded: a start costs one request.
    expect(asked).toHaveBeenCalledOnce();
    leave();
    leave = screen.subscribe(() => {});
    await shows(['Facciate']);
    name = 'Interni';
    // Another user's scope is none of theirs.
    acknowledge('user:elena');
    pass(1_000);
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    acknowledgeBoth();
    await shows(['Interni']);
    for (const stop of stops) stop();
    acknowledgeBoth();
    await settled();
    // Both scopes count together, and no longer than the session.
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('that were missed are not asked for after the session has ended', async () => {
    const { timer, pass } = handTimer();
    const queries = new QueryClient();
    const asked = vi.spyOn(queries, 'invalidateQueries');
    const missed = refetchingMissed(queries, timer);
    missed.acknowledged();
    missed.stop();
    pass(1_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('that were missed are asked for when Amplify reconnects by itself', async () => {
    const acknowledged = vi.fn();
    const stop = stayTuned('catalogue', { change: vi.fn(), acknowledged }, undefined, handTimer().timer);
    await vi.dynamicImportSettled();
    await settled();
    acknowledge('catalogue');
    acknowledge('catalogue');
    expect(acknowledged).toHaveBeenCalledTimes(2);
    stop();
  });

  it('end with the session', async () => {
    const { close, subscribe } = channel();
    const stop = stayTuned(
      'catalogue',
      { change: vi.fn(), acknowledged: vi.fn() },
      subscribe,
      handTimer().timer,
    );
    await settled();
    stop();
    expect(close).toHaveBeenCalledOnce();
  });

  it('make only what they concern be asked for again', async () => {
    const queries = new QueryClient();
    const keys = [
      ['quotation', 'list', {}],
      ['quotation', 'one', 'q1'],
      ['quotation', 'one', 'q2'],
      ['product', 'list'],
    ];
    for (const key of keys) queries.setQueryData(key, 'known');
    refetchingChanged(queries, handTimer().timer)({ entity: 'quotation', id: 'q1' });
    expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false, false]);
  });

  it('of hundreds of products ask for the list at once, and then once a second while they last [PRD-080]', () => {
    const { timer, pass } = handTimer();
    const queries = new QueryClient();
    const asked = vi.spyOn(queries, 'invalidateQueries');
    const refetch = refetchingChanged(queries, timer);
    const several = (from: number) => {
      for (let at = from; at < from + 100; at += 1) refetch({ entity: 'product', id: `p${at}` });
    };
    several(0);
    expect(asked).toHaveBeenCalledTimes(1);
    pass(999);
    several(100);
    expect(asked).toHaveBeenCalledTimes(1);
    pass(1);
    expect(asked).toHaveBeenCalledTimes(2);
    pass(1000);
    pass(5000);
    expect(asked).toHaveBeenCalledTimes(2);
    refetch({ entity: 'product', id: 'p0' });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('of one kind do not hold up those of another, and none is forgotten', () => {
    const { timer, pass } = handTimer();
    const queries = new QueryClient();
    const keys = ['p1', 'p2', 'p3'].map((id) => ['product', 'one', id]);
    for (const key of [...keys, ['phase', 'list']]) queries.setQueryData(key, 'known');
    const refetch = refetchingChanged(queries, timer);
    refetch({ entity: 'product', id: 'p1' });
    refetch({ entity: 'phase', id: 'f1' });
    refetch({ entity: 'product', id: 'p2' });
    const invalid = () => keys.map((key) => queries.getQueryState(key)?.isInvalidated);
    expect(queries.getQueryState(['phase', 'list'])?.isInvalidated).toBe(true);
    expect(invalid()).toEqual([true, false, false]);
    pass(1000);
    expect(invalid()).toEqual([true, true, false]);
  });
});
