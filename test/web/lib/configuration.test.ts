import { expect, it, vi } from 'vitest';

it('says what the file of addresses lacks', async () => {
  // That of the other tests is set already.
  const { loadConfiguration } = await vi.importActual<typeof import('#web/lib/configuration.ts')>(
    '#web/lib/configuration.ts?anew',
  );
  vi.stubGlobal('fetch', async () => Response.json({ region: 'eu-central-1', userPoolId: 4 }));
  await expect(loadConfiguration()).rejects.toThrow(
    'config.json lacks userPoolId, userPoolClientId, graphqlEndpoint, liveEndpoint, functionsEndpoint',
  );
});
