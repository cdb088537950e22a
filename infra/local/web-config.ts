export type WebConfigOptions = { port: number; region: string; userPoolId: string; userPoolClientId: string };

/**
 * The contents of config.json, as the stack writes it, with the addresses of this machine: those that the browser
 * used, if they are its own.
 */
export function webConfig({ port, region, userPoolId, userPoolClientId }: WebConfigOptions, host = '') {
  const name = /^(localhost|127\.0\.0\.1)(:\d+)?$/.exec(host)?.[1] ?? '127.0.0.1';
  const origin = `http://${name}:${port}`;
  return {
    stage: 'dev',
    region,
    userPoolId,
    userPoolClientId,
    userPoolEndpoint: `${origin}/_aws/cognito`,
    graphqlEndpoint: `${origin}/graphql`,
    liveEndpoint: `ws://${name}:${port}/graphql`,
    functionsEndpoint: `${origin}/functions`,
  };
}
