import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Domain } from '#infra/installation.ts';
import type { Stage } from '#infra/stage.ts';
import { acknowledgeUploader, acknowledgeWebsite } from './acknowledgements.ts';
import { PrivateBucket } from './private-bucket.ts';
import { requireBuilt } from './require-built.ts';
import { SecurityHeaders } from './security-headers.ts';
import { servedImages } from './served-images.ts';
import { webUploads } from './web-uploads.ts';

type Props = { stage: Stage; domain?: Domain | undefined; accessLogs: Bucket; apiOrigins: string[] };

/** The values that web/lib/configuration.ts reads from /config.json, and the stage for people who look at it. */
export type WebConfiguration = {
  stage: Stage;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  graphqlEndpoint: string;
  liveEndpoint: string;
  functionsEndpoint: string;
};

/** The web app on CloudFront. Every unknown path is a screen of the app, so it answers with the app. */
export class Website extends Construct {
  readonly bucket: PrivateBucket;
  readonly distribution: Distribution;
  /** Where the app is served, as browsers name it. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { stage, domain, accessLogs, apiOrigins }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, 'Bucket', {
      stage,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'website/',
    });
    const responseHeadersPolicy = new SecurityHeaders(this, 'Headers', { apiOrigins, stage });
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        compress: true,
      },
      additionalBehaviors: servedImages(this, { stage, responseHeadersPolicy }),
      errorResponses: [403, 404].map((httpStatus) => ({
        httpStatus,
        responseHttpStatus: 200,
        responsePagePath: '/index.html',
        ttl: Duration.seconds(0),
      })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs,
      logFilePrefix: 'cloudfront/',
      ...(domain && this.served(domain)),
    });
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    acknowledgeWebsite(this.distribution, domain);
  }

  /** The certificate is the installation's own, and lets nobody in with a TLS older than 1.2. */
  private served({ name, certificateArn }: Domain) {
    return {
      domainNames: [name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  /** Uploads the built app and the addresses of this installation. */
  publish(built: string, configuration: WebConfiguration): void {
    const app = Source.asset(requireBuilt(built));
    const log = new LogGroup(this, 'UploadLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const uploads = webUploads(built).map(({ id, include, isHashed, contentType }) => {
      const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      return new BucketDeployment(this, id, {
        ...this.uploader(log),
        sources: [app],
        exclude: ['*'],
        include,
        // Pages that are open keep loading the parts they were built with.
        prune: false,
        cacheControl: [CacheControl.fromString(cacheControl)],
        ...(contentType && { contentType }),
      });
    });
    const pages = new BucketDeployment(this, 'Configuration', {
      ...this.uploader(log),
      sources: [Source.jsonData('config.json', configuration)],
      prune: false,
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
    // Browsers hear of a new version after all its files were uploaded.
    pages.node.addDependency(...uploads);
    const { scope } = pages.handlerRole.node;
    if (scope) acknowledgeUploader(scope, this.bucket);
  }

  /** All uploads run in the one function that the library makes for the stack. */
  private uploader(logGroup: LogGroup) {
    return { destinationBucket: this.bucket, memoryLimit: 512, logGroup };
  }
}
