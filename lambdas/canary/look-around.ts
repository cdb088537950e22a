import { closeSession, openSession } from './open-session.ts';
import { readWebsite } from './read-website.ts';

/**
 * Reads what every user reads first: the website, the sign-in, the own quotations and the catalogue. It asks nothing that
 * writes.
 */
export async function lookAround(origin: string, who: { email: string; password: string }): Promise<void> {
  const website = await readWebsite(origin);
  const { ask } = await openSession(website, who);
  try {
    await ask('{ quotations { total } selectableProducts { id } }');
  } finally {
    await closeSession();
  }
}
