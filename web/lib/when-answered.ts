import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle.ts';

/** Runs `run` after the queries of a screen are answered and shown; the returned function cancels. */
export function whenAnswered(queries: QueryClient, run: () => void): () => void {
  let callOff = () => {};
  const look = () => {
    if (queries.isFetching() > 0) return;
    callOff();
    callOff = whenIdle(run);
  };
  callOff = whenIdle(() => {
    callOff = queries.getQueryCache().subscribe(look);
    look();
  });
  return () => callOff();
}
