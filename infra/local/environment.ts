/** Names that are the same on every machine. */
export const local = {
  region: 'eu-central-1',
  tableName: 'preventivi',
  filesBucket: 'preventivi-files',
  userPoolId: 'eu-central-1_Local0001',
  userPoolClientId: 'localwebclient0000000000001',
  originSecret: 'local-origin-secret',
  mailSender: 'preventivi@example.com',
  mailReports: 'preventivi-local',
  pushTopicPrefix: 'arn:aws:sns:eu-central-1:000000000000:preventivi-local-',
  pushApplication: 'arn:aws:sns:eu-central-1:000000000000:app/GCM/preventivi-local',
  keys: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
} as const;

/**
 * Variables that the stack sets on the functions, pointing at this machine. The SDK clients read them when they are
 * made.
 */
export function localEnvironment(url: string): Record<string, string> {
  const { region, userPoolId, keys } = local;
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: `${url}/_aws/dynamodb`,
    AWS_ENDPOINT_URL_S3: `${url}/_aws/s3`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${url}/_aws/cognito`,
    AWS_ENDPOINT_URL_SESV2: `${url}/_aws/ses`,
    AWS_ENDPOINT_URL_SNS: `${url}/_aws/sns`,
    AWS_ENDPOINT_URL_TRANSLATE: `${url}/_aws/translate`,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    // Chromium's package looks at it for the libraries it brings along.
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    TABLE_NAME: local.tableName,
    FILES_BUCKET: local.filesBucket,
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: local.userPoolClientId,
    TOKEN_ISSUER: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
    TOKEN_KEYS_URL: `${url}/_aws/cognito/${userPoolId}/.well-known/jwks.json`,
    GRAPHQL_ENDPOINT: `${url}/graphql`,
    WEB_ORIGIN: url,
    ORIGIN_SECRET: local.originSecret,
    MAIL_SENDER: local.mailSender,
    MAIL_REPORTS: local.mailReports,
    PUSH_TOPIC_PREFIX: local.pushTopicPrefix,
    PUSH_APPLICATION_ARN: local.pushApplication,
    // Nobody else waits for this machine.
    PRICE_UPDATE_PAUSE: '0',
    REPAIR_PAUSES: 'none',
    POWERTOOLS_SERVICE_NAME: 'preventivi',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'WARN',
  };
}

/** Own AWS settings of the developer must not reach the functions. */
export function setLocalEnvironment(url: string) {
  for (const name of ['AWS_PROFILE', 'AWS_DEFAULT_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL']) {
    delete process.env[name];
  }
  Object.assign(process.env, localEnvironment(url));
}
