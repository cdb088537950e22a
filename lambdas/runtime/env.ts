import { graceSeconds } from '#shared/notifications/due-at.ts';

/** The environment of the functions, read once; a missing name fails the first time it is needed, by name. */
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
  /** Address that mails come from; undefined where none was set up. */
  get mailSender() {
    return process.env.MAIL_SENDER;
  },
  /** How the addresses of the topics of user types begin; undefined where no push service was set up. */
  get pushTopicPrefix() {
    return process.env.PUSH_TOPIC_PREFIX;
  },
  /** Where devices are registered for push messages; undefined where no push service was set up. */
  get pushApplication() {
    return process.env.PUSH_APPLICATION_ARN;
  },
  /** Seconds in which a notification that was given to be sent may be cancelled; tests alone set others than users are told. */
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
  /** Whether a repair lets others work in between (shared/repair/pauses.ts). */
  get makesRepairPauses() {
    return process.env.REPAIR_PAUSES !== 'none';
  },
  /** Everything, for a process that a function starts itself. */
  get inherited() {
    return process.env;
  },
  /** An own browser instead of the one in the package; only on systems other than Linux x64. */
  get chromiumPath() {
    return process.env.CHROMIUM_PATH;
  },
} as const;
