import type { CheckNews, CheckWork } from './check-work.ts';
import { doneCheck } from './done-check.ts';

const say = (news: CheckNews) => self.postMessage(news);

/** Checks beside the page, which stays as it is meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<CheckWork>) => {
  const check = doneCheck(data, (done, of) => say({ kind: 'progress', done, of }));
  say({ kind: 'done', check });
});
