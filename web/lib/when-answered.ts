import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle.ts';

/** Does something once what a screen asks for is there and shown; the answer calls it off. */
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
