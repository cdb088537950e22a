import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { whenAnswered } from '#web/lib/when-answered.ts';

let waiting: Map<number, () => void>;
let last = 0;

/** The browser has nothing to do now. */
function idle() {
  const due = [...waiting.values()];
  waiting.clear();
  for (const run of due) run();
}

beforeEach(() => {
  waiting = new Map();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    last += 1;
    waiting.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
});

function asking(queries: QueryClient, key: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = queries.fetchQuery({ queryKey: [key], queryFn: () => promise });
  return async () => {
    resolve('answer');
    await asked;
    await waitFor(() => expect(queries.isFetching({ queryKey: [key] })).toBe(0));
  };
}

it('waits for every answer of the screen, and for the browser to have shown them, once', async () => {
  const queries = new QueryClient();
  const run = vi.fn();
  const answerList = asking(queries, 'list');
  whenAnswered(queries, run);
  idle();
  const answerCount = asking(queries, 'count');
  await answerList();
  idle();
  expect(run).not.toHaveBeenCalled();
  await answerCount();
  expect(run).not.toHaveBeenCalled();
  idle();
  expect(run).toHaveBeenCalledOnce();
  await asking(queries, 'more')();
  idle();
  expect(run).toHaveBeenCalledOnce();
});

it('waits for nothing on a screen that asks nothing', () => {
  const run = vi.fn();
  whenAnswered(new QueryClient(), run);
  idle();
  idle();
  expect(run).toHaveBeenCalledOnce();
});

it.each([0, 1])('does nothing once it is called off, after %i idle moments', (moments) => {
  const run = vi.fn();
  const callOff = whenAnswered(new QueryClient(), run);
  for (let moment = 0; moment < moments; moment += 1) idle();
  callOff();
  idle();
  idle();
  expect(run).not.toHaveBeenCalled();
});

it('does nothing once it is called off while an answer is waited for', async () => {
  const queries = new QueryClient();
  const run = vi.fn();
  const answerList = asking(queries, 'list');
  const callOff = whenAnswered(queries, run);
  idle();
  callOff();
  await answerList();
  idle();
  expect(run).not.toHaveBeenCalled();
});
