import { GraphQLError } from 'graphql';
import { ServiceFault } from '../service-fault.ts';

/** An error as AppSync prints it when it is wrong before anything runs. */
export type PlacedError = {
  path: readonly (string | number)[] | null;
  locations: { line: number; column: number; sourceName: null }[];
  message: string;
};

/** An error of a field. */
export type PrintedError = PlacedError & { data: null; errorType: string; errorInfo: unknown };

export const notSignedIn = (message = 'Valid authorization header not provided.') =>
  new ServiceFault('UnauthorizedException', message, 401);

/** The error of a field whose function answered no data. */
export const fieldFailure = (message: string, errorInfo: unknown = null, errorType: string = message) =>
  new GraphQLError(message, { extensions: { errorType, errorInfo } });

export const notAuthorized = (fieldName: string, typeName: string) =>
  new GraphQLError(`Not Authorized to access ${fieldName} on type ${typeName}`, {
    extensions: { errorType: 'Unauthorized' },
  });

export function printError(error: GraphQLError): PrintedError {
  const { errorType, errorInfo = null } = error.extensions;
  return {
    ...placed(error),
    data: null,
    errorType: typeof errorType === 'string' ? errorType : 'ExecutionAborted',
    errorInfo,
  };
}

/** A fault of a request as a whole has no type, only words that begin like this. */
export const validationError = (error: GraphQLError): PlacedError => ({
  ...placed(error),
  message: `Validation error: ${error.message}`,
});

/** A variable that does not fit is told in its own words. */
export const placed = ({ path, locations, message }: GraphQLError): PlacedError => ({
  path: path ?? null,
  locations: (locations ?? []).map((location) => ({ ...location, sourceName: null })),
  message,
});
