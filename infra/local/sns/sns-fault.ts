/** A refusal of Amazon SNS, as it goes over the wire. */
export class SnsFault extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = statusOf[code] ?? 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const statusOf: Record<string, number> = {
  AuthorizationError: 403,
  NotFound: 404,
  Throttled: 429,
  InternalError: 500,
};

export const invalid = (what: string) => new SnsFault('InvalidParameter', `Invalid parameter: ${what}`);
