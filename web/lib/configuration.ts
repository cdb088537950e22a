/** Addresses of this installation: written to /config.json by the stack or by the local cloud (decision 14). */
export type Configuration = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Cognito's own address when left out. */
  userPoolEndpoint?: string;
  graphqlEndpoint: string;
  /** Where Amplify subscribes; ends in /graphql. */
  liveEndpoint: string;
  /** Base of the HTTP calls, `…/functions`. */
  functionsEndpoint: string;
  /** Set when the site does not run on its default host (QPR-026). */
  hostingUrl?: string;
};

const needed = [
  'region',
  'userPoolId',
  'userPoolClientId',
  'graphqlEndpoint',
  'liveEndpoint',
  'functionsEndpoint',
] as const satisfies readonly (keyof Configuration)[];

/** Checked by hand: every page would have to load a schema library first, for this file alone. */
function checked(read: Partial<Configuration>): Configuration {
  const missing = needed.filter((key) => typeof read[key] !== 'string');
  if (missing.length > 0) throw new Error(`config.json lacks ${missing.join(', ')}`);
  // The required fields were checked above.
  return read as Configuration;
}

let loaded: Configuration | undefined;

export async function loadConfiguration(): Promise<Configuration> {
  if (!loaded) {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    loaded = checked(await answer.json());
  }
  return loaded;
}

/** The configuration; undefined until it is loaded. */
export const knownConfiguration = () => loaded;

/** The configuration, once start-up has loaded it. */
export function currentConfiguration(): Configuration {
  if (!loaded) throw new Error('config.json has not been loaded');
  return loaded;
}

/** @internal Tests have no /config.json. */
export function setConfiguration(value: Configuration) {
  loaded = value;
}
