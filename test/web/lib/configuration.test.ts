import { expect, it, vi } from 'vitest';

it('says what the file of addresses lacks', async () => {
  vi.resetModules();
  const { loadConfiguration } = await import('#web/lib/configuration.ts');
  vi.stubGlobal('fetch', async () => Response.json({ region: 'eu-central-1', userPoolId: 4 }));
  await expect(loadConfiguration()).rejects.toThrow(
    'config.json lacks userPoolId, userPoolClientId, graphqlEndpoint, liveEndpoint, functionsEndpoint',
  );
});
