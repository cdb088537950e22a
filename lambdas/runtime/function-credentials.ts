import { env } from '#lambdas/runtime/env.ts';

/**
 * The credentials that Lambda gives a function: those of its environment. Stands in bundles for the SDK's search of
 * profiles, single sign-on and metadata services, which a function never has (infra/lighter-packages.ts).
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env.inherited;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('The environment has no credentials.');
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
};
