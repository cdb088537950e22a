/** The current time, which goes on while an operation runs. */
export type Clock = {
  now: () => Date;
  /** Resolves at the given time; at once if it is past. */
  until: (time: Date) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  until: (time) => new Promise((resolve) => setTimeout(resolve, time.getTime() - Date.now())),
};
