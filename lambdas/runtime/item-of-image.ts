import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** Reads an item from a record of the stream. Two packages have different types for the same values, hence the cast. */
export const itemOfImage = (image: Image): Record<string, unknown> | undefined =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);
