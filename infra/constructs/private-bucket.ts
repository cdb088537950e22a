import { CfnResource, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { removalOf } from './removal.ts';

type Props = BucketProps & { stage: Stage };

/** A bucket nobody reaches without rights, over TLS alone; in `dev` it is emptied and removed with the stack. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { stage, ...given }: Props) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: removalOf(stage),
      autoDeleteObjects: stage === 'dev',
      ...given,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        ...(given.lifecycleRules ?? []),
      ],
    });
  }
}

/** The library's function that empties the buckets of `dev` brings no log of its own. */
export function keepLogOfBucketEmptying(stack: Stack): void {
  const handler = stack.node
    .tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
    ?.node.tryFindChild('Handler');
  if (!(handler instanceof CfnResource)) return;
  const log = new LogGroup(stack, 'BucketEmptyingLog', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride('LoggingConfig', { LogGroup: log.logGroupName });
}
