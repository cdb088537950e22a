import { Annotations, Aws, Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { uploadsPrefix } from '#infra/rights/file-prefixes.ts';
import type { Stage } from '#infra/stage.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import { archiveDays } from '#shared/schemas/personal-data.ts';
import { retired, retiredDays, uploadDays } from '#shared/uploads/file-lifetimes.ts';
import type { AccessLogs } from './access-logs.ts';
import { PrivateBucket } from './private-bucket.ts';

const jobDays = 30;
/** As long as the history of jobs goes back. */
const priceUpdateDays = 400;

const day = Duration.days(1);

type Props = { stage: Stage; webOrigin: string; accessLogs: AccessLogs };

/** Known before the bucket is: the website's headers name it, and it names the website in its own rules. */
export const filesBucketName = (stage: Stage) => `preventivi-${stage}-files-${Aws.ACCOUNT_ID}-${Aws.REGION}`;

/** Where browsers upload to, the bucket itself, and what they fetch, all below it. */
export function filesAddresses(stage: Stage): string[] {
  const bucket = `https://s3.${Aws.REGION}.amazonaws.com/${filesBucketName(stage)}`;
  return [bucket, `${bucket}/`];
}

/** The files of the application: reached by short-lived addresses that the functions sign. */
export class Files extends PrivateBucket {
  constructor(scope: Construct, id: string, { stage, webOrigin, accessLogs }: Props) {
    super(scope, id, {
      stage,
      bucketName: filesBucketName(stage),
      ...accessLogs.logOf(filesBucketName(stage), 'files'),
      // A file that was overwritten or deleted by mistake can be had back.
      versioned: stage === 'prod',
      lifecycleRules: [
        { prefix: fileFolders.documents, expiration: day, noncurrentVersionExpiration: day },
        // Written anew at every change, and made from the table when they are missing.
        { prefix: fileFolders.snapshots, noncurrentVersionExpiration: day },
        { prefix: fileFolders.jobs, expiration: Duration.days(jobDays), noncurrentVersionExpiration: day },
        {
          prefix: fileFolders.archives,
          expiration: Duration.days(archiveDays),
          noncurrentVersionExpiration: day,
        },
        {
          prefix: fileFolders.priceUpdates,
          expiration: Duration.days(priceUpdateDays),
          noncurrentVersionExpiration: day,
        },
        { prefix: fileFolders.imports, expiration: day, noncurrentVersionExpiration: day },
        { prefix: uploadsPrefix, expiration: Duration.days(uploadDays), noncurrentVersionExpiration: day },
        { tagFilters: { [retired.Key]: retired.Value }, expiration: Duration.days(retiredDays) },
        { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
      ],
      cors: [
        {
          allowedOrigins: [webOrigin],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: 3600,
        },
      ],
    });
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-s3:accessLogsPolicyNotAdded',
      'AccessLogs writes the policy.',
    );
    this.keepUploadsApart();
  }

  /** Whatever a function signs: forms put nothing beside the uploads, and no address shows what they put there. */
  private keepUploadsApart(): void {
    const uploads = [this.arnForObjects(`${uploadsPrefix}*`)];
    const denied = { effect: Effect.DENY, principals: [new AnyPrincipal()] };
    this.addToResourcePolicy(
      new PolicyStatement({
        ...denied,
        actions: ['s3:PutObject'],
        notResources: uploads,
        conditions: { StringEquals: { 's3:authType': 'POST' } },
      }),
    );
    this.addToResourcePolicy(
      new PolicyStatement({
        ...denied,
        actions: ['s3:GetObject'],
        resources: uploads,
        conditions: { StringEquals: { 's3:authType': 'REST-QUERY-STRING' } },
      }),
    );
  }
}
