import { expect, it } from 'vitest';
import { openFrontDoor } from '#infra/local/front-door.ts';

it('the local cloud keeps a connection for a minute on which nothing is asked', async () => {
  const door = await openFrontDoor(0, () => {});
  try {
    const response = await fetch(`http://127.0.0.1:${door.port}/_local/health`);
    expect(response.headers.get('keep-alive')).toBe('timeout=60');
  } finally {
    await door.close();
  }
});
