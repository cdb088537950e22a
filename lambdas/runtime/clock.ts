/** Time as it goes on while an operation runs. */
export type Clock = {
  now: () => Date;
  /** Resolves at that time; at once where it is past. */
  until: (time: Date) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  until: (time) => new Promise((resolve) => setTimeout(resolve, time.getTime() - Date.now())),
};
