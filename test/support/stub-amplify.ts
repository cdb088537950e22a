import { vi } from 'vitest';

/** Stands for all of Amplify in component tests: no Cognito, and a live channel that says nothing. */
export const Amplify = { configure() {} };
type Capsule = { payload: { event: string; data: unknown } };
const hearers = new Map<(capsule: Capsule) => void, string>();
export const Hub = {
  listen: (channel: string, hearer: (capsule: Capsule) => void) => {
    hearers.set(hearer, channel);
    return () => hearers.delete(hearer);
  },
};
/** As Amplify's hub says that a subscription was acknowledged. */
export function acknowledge(scope: string) {
  const payload = { event: 'Subscription ack', data: { variables: { scope } } };
  for (const [hearer, channel] of hearers) if (channel === 'api') hearer({ payload });
}
export const generateClient = () => ({
  graphql: () => ({ subscribe: () => ({ unsubscribe() {} }) }),
});

type Session = { tokens: { accessToken: string } | undefined };
type Credentials = { username: string; password: string };

export const fetchAuthSession = vi.fn(async (): Promise<Session> => ({ tokens: { accessToken: 'token' } }));
export const signIn = vi.fn(async (_: Credentials) => ({
  isSignedIn: true,
  nextStep: { signInStep: 'DONE' },
}));
export const signOut = vi.fn(async () => {});

/** Forgets what a test made of it, and what it was asked. */
export function resetAmplify() {
  for (const stub of [fetchAuthSession, signIn, signOut]) stub.mockReset();
}
