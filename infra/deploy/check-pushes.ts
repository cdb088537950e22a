import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type Finding, ok, stop } from './finding.ts';
import type { Target } from './target.ts';

/** Whether the secret with Firebase's key is where the deployment reads it. Its value is not read. */
export async function checkPushes({ installation: { push }, region }: Target): Promise<Finding[]> {
  if (!push) return [];
  try {
    const asked = new DescribeSecretCommand({ SecretId: push.secret });
    await new SecretsManagerClient({ region }).send(asked);
    return [ok('pushes', `The secret ${push.secret} is there.`)];
  } catch (cause) {
    if (!(cause instanceof ResourceNotFoundException)) throw cause;
    return [
      stop('pushes', `The secret ${push.secret} is not in ${region}. docs/deploy.md says how it is made.`),
    ];
  }
}
