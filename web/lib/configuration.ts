import * as z from 'zod/mini';

/** Addresses of this installation: written to /config.json by the stack or by the local cloud (decision 14). */
const configuration = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Cognito's own address when left out. */
  userPoolEndpoint: z.optional(z.string()),
  graphqlEndpoint: z.string(),
  /** Where Amplify subscribes; ends in /graphql (stack.md, local cloud). */
  liveEndpoint: z.string(),
  /** Base of the HTTP calls, `…/functions`. */
  functionsEndpoint: z.string(),
  /** Set when the site does not run on its default host (QPR-026). */
  hostingUrl: z.optional(z.string()),
});
export type Configuration = z.infer<typeof configuration>;

let loaded: Configuration | undefined;

export async function loadConfiguration(): Promise<Configuration> {
  if (!loaded) {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    loaded = configuration.parse(await answer.json());
  }
  return loaded;
}

/** The configuration, once start-up has loaded it. */
export function currentConfiguration(): Configuration {
  if (!loaded) throw new Error('config.json has not been loaded');
  return loaded;
}

/** For tests, which have no /config.json. */
export function setConfiguration(value: Configuration) {
  loaded = value;
}
