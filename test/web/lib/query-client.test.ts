import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';

afterEach(() => onlineManager.setOnline(true));

describe('a change made without a network', () => {
  it('fails at once instead of waiting unseen for the network', async () => {
    onlineManager.setOnline(false);
    const offline = new GraphqlFailure('offline');
    const change = queryClient.getMutationCache().build(queryClient, {
      ...queryClient.getDefaultOptions().mutations,
      mutationFn: () => Promise.reject(offline),
    });
    const outcome = change.execute(undefined).catch((error: unknown) => error);
    expect(change.state.isPaused).toBe(false);
    expect(await outcome).toBe(offline);
  });
});
