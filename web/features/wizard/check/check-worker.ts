import { checkRuns } from '#shared/guided-test/check-runs/check-runs.ts';
import type { CheckNews, CheckWork } from './check-work.ts';

const say = (news: CheckNews) => self.postMessage(news);

/** Checks beside the page, which stays as it is meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<CheckWork>) => {
  const onProgress = (done: number, of: number) => say({ kind: 'progress', done, of });
  // The phases that are sent are those of the price list already.
  const check = checkRuns(data.config, data.catalogue, { pricelist: null }, { onProgress });
  say({ kind: 'done', check });
});
