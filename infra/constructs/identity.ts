import { Duration } from 'aws-cdk-lib';
import { AccountRecovery, ClientAttributes, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { passwordPolicy } from '#shared/access/password-policy.ts';
import { acknowledgeUserPool } from './acknowledgements.ts';
import { removalOf } from './removal.ts';

type Props = { stage: Stage; isProtected: boolean };

/**
 * The people who may sign in. Accounts, verification and passwords are the server's business: the pool sends no
 * mails.
 */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { stage, isProtected }: Props) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      standardAttributes: { email: { required: false, mutable: true } },
      autoVerify: { email: false },
      accountRecovery: AccountRecovery.NONE,
      passwordPolicy: {
        minLength: passwordPolicy.minLength,
        requireUppercase: false,
        requireLowercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: isProtected,
      removalPolicy: removalOf(stage),
    });
    acknowledgeUserPool(this.pool);
    this.client = this.pool.addClient('Web', {
      // Browsers sign in by SRP; the other flow takes requests that a role with the right has signed (ADR 10).
      authFlows: { userSrp: true, adminUserPassword: true },
      disableOAuth: true,
      generateSecret: false,
      // The sign-in screen tells an unknown address from a wrong password: the contract wants both texts.
      preventUserExistenceErrors: false,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      // The e-mail is changed by the server alone; nothing else that a browser could write here counts.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
  }

  /** Issuer of the tokens. */
  get issuer(): string {
    return this.pool.userPoolProviderUrl;
  }

  get keysUrl(): string {
    return `${this.issuer}/.well-known/jwks.json`;
  }
}
