import { GraphQLError } from 'graphql';

/** An error as AppSync prints it. */
export type PrintedError = {
  path: readonly (string | number)[] | null;
  data: null;
  errorType: string;
  errorInfo: unknown;
  locations: { line: number; column: number; sourceName: null }[];
  message: string;
};

/** A refusal before any field was looked at: only a type and a message, with its HTTP status. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly errorType: string;

  constructor(status: number, errorType: string, message: string) {
    super(message);
    this.status = status;
    this.errorType = errorType;
  }
}

export const notSignedIn = (message = 'Valid authorization header not provided.') =>
  new RequestRefused(401, 'UnauthorizedException', message);

/** What a field's function answered instead of data. */
export const fieldFailure = (code: string, params: unknown = null) =>
  new GraphQLError(code, { extensions: { errorType: code, errorInfo: params } });

export const notAuthorized = (fieldName: string, typeName: string) =>
  new GraphQLError(`Not Authorized to access ${fieldName} on type ${typeName}`, {
    extensions: { errorType: 'Unauthorized' },
  });

export function printError(error: GraphQLError, errorType?: string): PrintedError {
  const { errorType: ownType, errorInfo = null } = error.extensions;
  return {
    path: error.path ?? null,
    data: null,
    errorType: errorType ?? (typeof ownType === 'string' ? ownType : 'ExecutionAborted'),
    errorInfo,
    locations: (error.locations ?? []).map((location) => ({ ...location, sourceName: null })),
    message: error.message,
  };
}

export const validationError = (error: GraphQLError): PrintedError => ({
  ...printError(error, 'ValidationError'),
  message: `Validation error: ${error.message}`,
});
