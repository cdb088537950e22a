import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledgeCanarySecret } from './acknowledgements.ts';

/** The password of the canary's account, which nobody needs to know. `npm run canary-user` gives it to the account. */
export class CanarySecret extends Secret {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'Password of the account with which the canary signs in',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    acknowledgeCanarySecret(this);
  }
}
