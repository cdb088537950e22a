/** Most distances between the lines of an axis. */
const mostSteps = 4;
const niceSteps = [1, 2, 2.5, 5, 10];

/**
 * The lines of an axis from 0 to at least `highest`, at round numbers; whole ones where parts mean nothing.
 * There is always a second line, so that nothing at all has an axis too.
 */
export function niceScale(highest: number, whole: boolean): number[] {
  const least = Math.max(highest / mostSteps, whole ? 1 : 0.01);
  const power = 10 ** Math.floor(Math.log10(least));
  const isFine = (step: number) => step >= least && (!whole || Number.isInteger(step));
  // 9 digits: 0.1 × 3 is not to become 0.30000000000000004.
  const steps = niceSteps.map((nice) => Number((nice * power).toPrecision(9)));
  const step = steps.find(isFine) ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
