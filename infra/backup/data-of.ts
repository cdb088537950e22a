import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';

/** Where the data of an installation are. */
export type Places = { table: string; bucket: string; pool: string };
export type InstallationData = Places & {
  dynamoDb: DynamoDBClient;
  s3: S3Client;
  cognito: CognitoIdentityProviderClient;
};

/** A long run meets every limit of AWS: it repeats refused calls, after ever longer pauses. */
const patient = { maxAttempts: 12 };

/** The clients read the environment: the credentials in it, or the local cloud. */
export const dataOf = (places: Places): InstallationData => ({
  ...places,
  dynamoDb: new DynamoDBClient(patient),
  s3: new S3Client({ ...patient, forcePathStyle: true }),
  cognito: new CognitoIdentityProviderClient(patient),
});
