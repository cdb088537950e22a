import { RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  HttpVersion,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct, type IDependable } from 'constructs';
import type { Domain } from '#infra/installation.ts';
import type { Stage } from '#infra/stage.ts';
import { screenPath } from '#infra/viewer-functions.ts';
import type { AccessLogs } from './access-logs.ts';
import { acknowledgeUploader, acknowledgeWebsite } from './acknowledgements.ts';
import { globalName } from './global-name.ts';
import type { GraphqlApi } from './graphql-api.ts';
import type { HttpApi } from './http-api.ts';
import { onRequest } from './on-request.ts';
import { PrivateBucket } from './private-bucket.ts';
import { requireBuilt } from './require-built.ts';
import { SecurityHeaders } from './security-headers.ts';
import { servedFunctions } from './served-functions.ts';
import { servedImages } from './served-images.ts';
import { type WebUpload, webUploads } from './web-uploads.ts';

type Props = {
  stage: Stage;
  domain?: Domain | undefined;
  accessLogs: AccessLogs;
  graphqlApi: GraphqlApi;
  httpApi: HttpApi;
};

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

/** The web app on CloudFront, and on the same address images and the HTTP routes. Paths of screens answer with the app. */
export class Website extends Construct {
  readonly bucket: PrivateBucket;
  readonly distribution: Distribution;
  /** Where the app is served, as browsers name it. */
  readonly origin: string;
  /** The proof for functions that a request came through CloudFront. */
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { stage, domain, accessLogs, graphqlApi, httpApi }: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, 'Bucket', {
      stage,
      // A build fills it anew: nothing of it is worth keeping, in no stage.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'website/',
    });
    this.originSecret = new Secret(this, 'OriginSecret', {
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    const { originSecret } = this;
    const responseHeadersPolicy = new SecurityHeaders(this, 'Headers', { graphqlApi, stage });
    const originAccessControl = new S3OriginAccessControl(this, 'AccessControl', {
      originAccessControlName: globalName(stage, 'buckets'),
    });
    this.distribution = new Distribution(this, 'Distribution', {
      // Its only name in lists; it has none of its own.
      comment: `preventivi-${stage}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, { originAccessControl }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        compress: true,
        functionAssociations: [onRequest(this, 'ScreenPath', screenPath)],
      },
      additionalBehaviors: {
        ...servedImages(this, { stage, responseHeadersPolicy, originAccessControl }),
        ...servedFunctions(this, { httpApi, originSecret }),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs,
      logFilePrefix: 'cloudfront/',
      ...(domain && this.served(domain)),
    });
    accessLogs.outlive(this.distribution);
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    acknowledgeWebsite(this, domain);
  }

  /** The certificate is the installation's own, and lets nobody in with a TLS older than 1.2. */
  private served({ name, certificateArn }: Domain) {
    return {
      domainNames: [name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  /**
   * Uploads the built app and the addresses of this installation when everything is there that answers it. The page
   * comes last: from then on browsers ask for what it names.
   */
  publish(built: string, configuration: WebConfiguration, answering: readonly IDependable[]): void {
    const app = Source.asset(requireBuilt(built));
    const log = new LogGroup(this, 'UploadLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const addresses = this.upload('Configuration', log, {
      sources: [Source.jsonData('config.json', configuration)],
      cacheControl: [askEachTime],
    });
    const { pages = [], parts = [] } = Object.groupBy(webUploads(built), ({ isPage }) =>
      isPage ? 'pages' : 'parts',
    );
    const first = [addresses, ...parts.map((each) => this.upload(each.id, log, filesOf(app, each)))];
    for (const each of first) each.node.addDependency(...answering);
    for (const each of pages) {
      const page = this.upload(each.id, log, { ...filesOf(app, each), ...this.renewal() });
      page.node.addDependency(...first);
    }
    const { scope } = addresses.handlerRole.node;
    if (scope) acknowledgeUploader(scope, this.bucket);
  }

  /** All uploads run in the one function that the library makes for the stack. */
  private upload(id: string, logGroup: LogGroup, given: Upload): BucketDeployment {
    return new BucketDeployment(this, id, {
      destinationBucket: this.bucket,
      memoryLimit: 512,
      logGroup,
      // Pages that are open keep loading the parts they were built with.
      prune: false,
      ...given,
    });
  }

  /** CloudFront forgets what it has kept. */
  private renewal() {
    return {
      distribution: this.distribution,
      distributionPaths: ['/*'],
      // It takes minutes, can fail at the limit of its waiting, and nothing depends on it.
      waitForDistributionInvalidation: false,
    };
  }
}

type Upload = Omit<BucketDeploymentProps, 'destinationBucket'>;

const askEachTime = CacheControl.fromString('no-cache');
const forever = CacheControl.fromString('public, max-age=31536000, immutable');

const filesOf = (app: ISource, { include, isHashed, contentType }: WebUpload): Upload => ({
  sources: [app],
  exclude: ['*'],
  include,
  cacheControl: [isHashed ? forever : askEachTime],
  ...(contentType && { contentType }),
});
