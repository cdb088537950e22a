import { Duration } from 'aws-cdk-lib';
import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
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
}
