import { print } from '#test/prove/figure.ts';
import { addRunnersHelper, makeQuotation, openApp } from './open-app.ts';
import { median, percentile } from './percentile.ts';
import { scriptedJourney } from './scripted-journey.ts';
import { layoutShift, watchInteractions } from './watch-interactions.ts';

const rounds = 5;
const rows = 50;
const slowdown = 4;
/** Good values: milliseconds from a press or key to the next frame, and the shift of the layout. */
const limit = 200;
const shiftLimit = 0.02;

type Journey = { steps: Map<string, number>; slow: number[]; shift: number; shifted: string };

/**
 * The journey of a painter with a processor four times slower. Measures the slowest interaction of any step
 * as browsers report it, each the median of five journeys.
 */
export async function benchInteraction(): Promise<void> {
  const app = await openApp();
  try {
    await makeQuotation(app, rows);
    const journeys: Journey[] = [];
    for (let round = 0; round < rounds; round += 1) journeys.push(await oneJourney(app.page, app.url, round));
    report(journeys);
  } finally {
    await app.close();
  }
}

async function oneJourney(
  from: Awaited<ReturnType<typeof openApp>>['page'],
  url: string,
  round: number,
): Promise<Journey> {
  const browser = from.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await addRunnersHelper(page);
  const watch = await watchInteractions(page);
  await scriptedJourney(page, watch, url, round);
  await context.close();
  const slowest = new Map<string, number>();
  const steps = new Map<string, number>();
  for (const { step, id, milliseconds } of watch.interactions) {
    const key = `${step} ${id}`;
    slowest.set(key, Math.max(slowest.get(key) ?? 0, milliseconds));
    steps.set(step, Math.max(steps.get(step) ?? 0, milliseconds));
  }
  const worstShift = watch.shifts.toSorted((a, b) => b.value - a.value)[0];
  return {
    steps,
    slow: [...slowest.values()],
    shift: layoutShift(watch.shifts),
    shifted: worstShift?.step ?? '',
  };
}

function report(journeys: readonly Journey[]): void {
  const names = [...new Set(journeys.flatMap(({ steps }) => [...steps.keys()]))];
  const medians = names.map((name) => ({
    name,
    value: median(journeys.map(({ steps }) => steps.get(name) ?? 0)),
  }));
  const [worst = { name: 'none', value: Number.NaN }] = medians.toSorted((a, b) => b.value - a.value);
  const all = journeys.flatMap(({ slow }) => slow);
  const p98 = percentile(all, 0.98);
  const interactions = Math.round(all.length / journeys.length);
  const ok = worst.value < limit && names.length > 10;
  const name = 'interaction to next paint, four times slower';
  print({
    name,
    value: worst.value,
    unit: 'ms',
    limit,
    ok,
    worst: worst.name,
    p98,
    interactions,
    steps: Object.fromEntries(medians.map((m) => [m.name, m.value])),
  });
  const shift = Number(median(journeys.map((journey) => journey.shift)).toFixed(3));
  print({
    name: 'layout shift in the journey',
    value: shift,
    unit: '',
    limit: shiftLimit,
    ok: shift <= shiftLimit && interactions > 0,
    at: journeys[0]?.shifted,
  });
}
