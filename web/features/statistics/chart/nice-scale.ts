/** The axis has at most this many steps. */
const mostSteps = 4;
const niceSteps = [1, 2, 2.5, 5, 10];

/** Round numbers for the lines of an axis, from 0 to at least `highest`; two lines at least. `whole`: integers alone. */
export function niceScale(highest: number, whole: boolean): number[] {
  const least = Math.max(highest / mostSteps, whole ? 1 : 0.01);
  const power = 10 ** Math.floor(Math.log10(least));
  const isFine = (step: number) => step >= least && (!whole || Number.isInteger(step));
  // 9 digits: 0.1 × 3 must not become 0.30000000000000004.
  const steps = niceSteps.map((nice) => Number((nice * power).toPrecision(9)));
  const step = steps.find(isFine) ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
