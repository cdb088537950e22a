import { ServiceFault } from '../service-fault.ts';

const statuses: Readonly<Record<string, number>> = {
  AuthorizationError: 403,
  NotFound: 404,
  Throttled: 429,
  InternalError: 500,
};

/** A refusal of Amazon SNS, with the status of its code. */
export const snsFault = (code: string, message: string) =>
  new ServiceFault(code, message, statuses[code] ?? 400);

export const invalid = (what: string) => snsFault('InvalidParameter', `Invalid parameter: ${what}`);
