import { expect, it, vi } from 'vitest';

const { nextPaint } =
  await vi.importActual<typeof import('#web/lib/next-paint.ts')>('#web/lib/next-paint.ts');

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));

/** Whether it is over once the timers have run that are due. */
async function isOverAfter(waiting: Promise<void>, milliseconds: number): Promise<boolean> {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over;
}

it('waits until a frame is painted, and not within it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const waiting = nextPaint();
  expect(await isOverAfter(waiting, 50)).toBe(false);
  for (const draw of frames.splice(0)) draw();
  expect(await isOverAfter(waiting, 0)).toBe(true);
  vi.useRealTimers();
});

it('goes on where nothing is painted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect(await isOverAfter(nextPaint(), 100)).toBe(true);
  vi.useRealTimers();
});
