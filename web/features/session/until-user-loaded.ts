import { browserTimer, type Timer } from '#web/lib/timer.ts';

const pause = 1_000;
const attempts = 10;

/**
 * Loads the user after a sign-in: at once, then every 1000 ms (SES-032). After ten attempts it rejects with the last
 * failure.
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
