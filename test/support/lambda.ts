import type { Context, DynamoDBRecord } from 'aws-lambda';

/** The parts of Lambda's context that handlers use. */
export const aLambdaContext = (): Context => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:eu-central-1:000000000000:function:test',
  memoryLimitInMB: '512',
  awsRequestId: 'request-1',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 15_000,
  done: () => {},
  fail: () => {},
  succeed: () => {},
});

/** A record of the table's stream, by its sequence number. */
export const aRecord = (sequence: string, NewImage: Record<string, unknown> = {}): DynamoDBRecord => ({
  eventID: `event-${sequence}`,
  eventName: 'MODIFY',
  // Images are in the table's own notation.
  dynamodb: {
    SequenceNumber: sequence,
    NewImage: NewImage as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'],
  },
});
