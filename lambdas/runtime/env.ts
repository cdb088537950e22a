import { graceSeconds } from '#shared/notifications/due-at.ts';

/** A variable that must be set. A missing one fails at its first use, with its name. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}

export const env = {
  get tableName() {
    return required('TABLE_NAME');
  },
  get filesBucket() {
    return required('FILES_BUCKET');
  },
  get userPoolId() {
    return required('USER_POOL_ID');
  },
  get userPoolClientId() {
    return required('USER_POOL_CLIENT_ID');
  },
  /** Issuer of the tokens and where its public keys are. */
  get tokenIssuer() {
    return required('TOKEN_ISSUER');
  },
  get tokenKeysUrl() {
    return required('TOKEN_KEYS_URL');
  },
  get graphqlEndpoint() {
    return required('GRAPHQL_ENDPOINT');
  },
  /** Where browsers find the web app. */
  get webOrigin() {
    return required('WEB_ORIGIN');
  },
  /** The secret that CloudFront sends with the requests of the HTTP routes. */
  get originSecret() {
    return required('ORIGIN_SECRET');
  },
  /** Address that mails come from; undefined if none was set up. */
  get mailSender() {
    return process.env.MAIL_SENDER;
  },
  /** The configuration set that has SES report what became of a mail; undefined if no mails are sent. */
  get mailReports() {
    return process.env.MAIL_REPORTS;
  },
  /** Beginning of the ARN of each user type's topic; undefined if no push service was set up. */
  get pushTopicPrefix() {
    return process.env.PUSH_TOPIC_PREFIX;
  },
  /** ARN of the application that registers devices for push messages; undefined if no push service was set up. */
  get pushApplication() {
    return process.env.PUSH_APPLICATION_ARN;
  },
  /** The secret with the password of the canary's account; undefined where there is no canary. */
  get canarySecret() {
    return process.env.CANARY_SECRET;
  },
  /**
   * Seconds in which a notification that waits to be sent may be cancelled. The screen names the default, so only tests
   * set others.
   */
  get sendGraceSeconds() {
    return Number(process.env.SEND_GRACE_SECONDS ?? graceSeconds);
  },
  get region() {
    return required('AWS_REGION');
  },
  /** Milliseconds between two products that a price update changed (PUP-018, OPW-58). */
  get priceUpdatePause() {
    return Number(process.env.PRICE_UPDATE_PAUSE ?? 1000);
  },
  /** Whether a repair pauses to let others work (shared/repair/pauses.ts). */
  get makesRepairPauses() {
    return process.env.REPAIR_PAUSES !== 'none';
  },
  /** The whole environment, for credentials and for a process that a function starts. */
  get inherited() {
    return process.env;
  },
  /** Path of a browser that replaces the one in the package; only on systems other than Linux x64. */
  get chromiumPath() {
    return process.env.CHROMIUM_PATH;
  },
} as const;
