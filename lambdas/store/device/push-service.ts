import { SNSClient } from '@aws-sdk/client-sns';
import { clientSettings } from '#lambdas/runtime/client-settings.ts';
import { env } from '#lambdas/runtime/env.ts';
import type { UserType } from '#shared/schemas/user.ts';

/** The reasons of failures of the push service. */
type PushFailureCode =
  | 'push-not-configured'
  | 'not-found'
  | 'permission-denied'
  | 'invalid-argument'
  /** Throttled, too late or not reached. The service may have done a call that came too late. */
  | 'unavailable'
  | 'internal';

/** The message is the service's own, for super users; it names no person. */
export class PushFailure extends Error {
  readonly code: PushFailureCode;

  constructor(code: PushFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The SDK tries nothing again by itself: a message whose answer was lost may have been accepted. */
export const pushClient = new SNSClient(clientSettings(1));

/** Milliseconds for one call. */
const deadline = 5_000;

export const inTime = () => ({ abortSignal: AbortSignal.timeout(deadline) });

/** The topic of a user type; the prefix belongs to the stage, so that one never reaches the devices of another. */
export const topicOf = (type: UserType): string => `${configured(env.pushTopicPrefix)}${type}`;

/** Where devices are registered. */
export const pushApplication = (): string => configured(env.pushApplication);

function configured(value: string | undefined): string {
  if (!value) throw new PushFailure('push-not-configured', 'No push service is set up.');
  return value;
}

/** Names of errors: the classes of the SDK, and errors that it has no class for. */
const codesByName: Record<string, PushFailureCode> = {
  NotFoundException: 'not-found',
  ResourceNotFoundException: 'not-found',
  AuthorizationErrorException: 'permission-denied',
  InvalidSecurityException: 'permission-denied',
  KMSAccessDeniedException: 'permission-denied',
  KMSOptInRequired: 'permission-denied',
  CredentialsProviderError: 'permission-denied',
  InvalidParameterException: 'invalid-argument',
  InvalidParameterValueException: 'invalid-argument',
  ValidationException: 'invalid-argument',
  EndpointDisabledException: 'invalid-argument',
  ThrottledException: 'unavailable',
  KMSThrottlingException: 'unavailable',
  AbortError: 'unavailable',
  TimeoutError: 'unavailable',
  InternalErrorException: 'internal',
};

const codesByStatus: Record<number, PushFailureCode> = {
  401: 'permission-denied',
  403: 'permission-denied',
  404: 'not-found',
  429: 'unavailable',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Codes of a connection that did not come about or broke. */
const brokenConnection = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;

type Answered = Error & { $metadata?: { httpStatusCode?: number }; code?: unknown };

/** The answer of the service, as one of the codes for super users. */
export function pushFailureOf(cause: unknown): PushFailure {
  if (cause instanceof PushFailure) return cause;
  if (!(cause instanceof Error)) return new PushFailure('internal', String(cause));
  return new PushFailure(codeOf(cause), cause.message || cause.name, { cause });
}

function codeOf({ name, code, $metadata }: Answered): PushFailureCode {
  const status = $metadata?.httpStatusCode ?? 0;
  if (codesByName[name]) return codesByName[name];
  if (/Throttl|SlowDown/.test(name) || brokenConnection.test(String(code ?? ''))) return 'unavailable';
  return codesByStatus[status] ?? 'internal';
}
