/** An answer of DynamoDB that is no success, as it goes over the wire. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: object;

  constructor(code: string, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function validationRefusal(message: string): Refusal {
  return new Refusal('ValidationException', message);
}

function hasBody(error: unknown): error is { body: { __type: string; message?: string; Message?: string } } {
  return typeof error === 'object' && error !== null && 'body' in error;
}

/** The refusal in what was thrown by the façade or by dynalite; undefined when it is a defect. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!hasBody(error)) return undefined;
  const code = error.body.__type.split('#').at(-1) ?? 'InternalServerError';
  return new Refusal(code, error.body.message ?? error.body.Message ?? '');
}
