import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';

/** The address of the canary's account: no mail ever reaches this domain. */
export const canaryAddress = 'canary@preventivi.invalid';

const client = new SecretsManagerClient(clientSettings());

/** Read at each run: another password needs no restart. */
export async function readCanaryPassword(): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: env.canarySecret }));
  if (!SecretString) throw new Error('The secret of the canary holds no password.');
  return SecretString;
}
