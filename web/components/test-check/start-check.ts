import type { CheckNews, StartCheck } from './check-work.ts';

export const startCheck: StartCheck = (work, onNews) => {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckNews>) => onNews(data));
  worker.addEventListener('error', () => onNews({ kind: 'failed' }));
  worker.postMessage(work);
  return () => worker.terminate();
};
