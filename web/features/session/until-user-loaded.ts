import { browserTimer, type Timer } from '#web/lib/timer.ts';

const pause = 1_000;
const attempts = 10;

/**
 * After sign-in: whether the user is loaded is checked at once and then every 1000 ms (SES-032); gives up
 * with the last failure after ten checks.
 */
export async function untilUserLoaded<User>(
  load: () => Promise<User>,
  timer: Timer = browserTimer,
): Promise<User> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise<void>((resolve) => timer.set(resolve, pause));
    }
  }
}
