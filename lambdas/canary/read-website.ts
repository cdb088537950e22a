import * as z from 'zod/mini';
import { fetchAnswer } from './fetch-answer.ts';

const configuration = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only where Amplify does not find the pool by itself. */
  userPoolEndpoint: z.optional(z.url()),
  graphqlEndpoint: z.url(),
  liveEndpoint: z.url(),
  functionsEndpoint: z.url(),
});
export type WebsiteConfiguration = z.output<typeof configuration>;

/** The addresses of an installation, from the one address that users know. */
export async function readWebsite(origin: string): Promise<WebsiteConfiguration> {
  const answer = await fetchAnswer(`${origin}/config.json`);
  return z.parse(configuration, await answer.json());
}
