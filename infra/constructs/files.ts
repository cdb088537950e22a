import { Duration } from 'aws-cdk-lib';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { PrivateBucket } from './private-bucket.ts';

/** Documents that are too large for an answer; they are fetched within a minute and made anew when asked again. */
export const documentsPrefix = 'documents/';

/** The long lists, as functions search them. */
export const snapshotsPrefix = 'snapshots/';

type Props = { stage: Stage; webOrigin: string; accessLogs: Bucket };

/** The files of the application: reached by short-lived addresses that the functions sign. */
export class Files extends PrivateBucket {
  constructor(scope: Construct, id: string, { stage, webOrigin, accessLogs }: Props) {
    super(scope, id, {
      stage,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'files/',
      lifecycleRules: [{ prefix: documentsPrefix, expiration: Duration.days(1) }],
      cors: [
        {
          allowedOrigins: [webOrigin],
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: 3600,
        },
      ],
    });
  }
}
