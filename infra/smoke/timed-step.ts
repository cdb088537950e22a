/** A step that failed, by its name. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}

export type Step = <Result>(name: string, does: () => Promise<Result>) => Promise<Result>;

/** Does a step and tells its name and time. `now` counts milliseconds. */
export const timedStep =
  (tell: (line: string) => void, now: () => number): Step =>
  async (name, does) => {
    const began = now();
    const took = () => `${((now() - began) / 1000).toFixed(2).padStart(7)} s`;
    try {
      const result = await does();
      tell(`ok     ${took()}  ${name}`);
      return result;
    } catch (cause) {
      tell(`FAILED ${took()}  ${name}`);
      throw new StepFailed(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  };
