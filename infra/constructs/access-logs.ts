import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { PrivateBucket } from './private-bucket.ts';

/** The log of fetches from the buckets and the website; addresses of people are kept for 90 days. */
export class AccessLogs extends PrivateBucket {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id, {
      stage,
      // CloudFront hands its logs over with an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
  }

  /**
   * The log of a bucket that is known by its name. The library's own policy would wait for the bucket; so would the
   * website, which waits for the policy.
   */
  logOf(bucketName: string, folder: string) {
    this.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects(`${folder}/*`)],
        principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
        conditions: {
          ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:s3:::${bucketName}` },
          StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
        },
      }),
    );
    return {
      serverAccessLogsBucket: Bucket.fromBucketName(this, folder, this.bucketName),
      serverAccessLogsPrefix: `${folder}/`,
    };
  }

  /** When the stack ends, the writer goes before the bucket is emptied: it would fill it again meanwhile. */
  outlive(writer: Construct): void {
    const emptying = this.node.tryFindChild('AutoDeleteObjectsCustomResource');
    if (emptying) writer.node.addDependency(emptying);
  }
}
