import { ServiceFault } from '../service-fault.ts';

export const validationRefusal = (message: string) => new ServiceFault('ValidationException', message);

function hasBody(error: unknown): error is { body: { __type: string; message?: string; Message?: string } } {
  return typeof error === 'object' && error !== null && 'body' in error;
}

/** The refusal in an error of the façade or of dynalite; undefined for a defect. */
export function asRefusal(error: unknown): ServiceFault | undefined {
  if (error instanceof ServiceFault) return error;
  if (!hasBody(error)) return undefined;
  const code = error.body.__type.split('#').at(-1) ?? 'InternalServerError';
  return new ServiceFault(code, error.body.message ?? error.body.Message ?? '');
}
