import { Annotations } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CachePolicy,
  type Distribution,
  type IResponseHeadersPolicy,
  type S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { imagesPrefix } from '#infra/rights/file-prefixes.ts';
import type { Stage } from '#infra/stage.ts';
import { imageKey } from '#infra/viewer-functions.ts';
import { type Files, filesBucketName } from './files.ts';
import { onRequest } from './on-request.ts';

/** Where images are asked for: their key in the bucket is what follows `/files/`. */
const path = `/files/${imagesPrefix}*`;

type Props = {
  stage: Stage;
  responseHeadersPolicy: IResponseHeadersPolicy;
  originAccessControl: S3OriginAccessControl;
};

/**
 * The images of the files bucket on the website's own address. Their names cannot be guessed and never change; nothing
 * else of the bucket is below the path, and the bucket lets CloudFront read nothing else.
 */
export function servedImages(scope: Construct, { stage, responseHeadersPolicy, originAccessControl }: Props) {
  // By its name: the bucket's own rules name the website, and one must come first.
  const bucket = Bucket.fromBucketName(scope, 'FilesBucket', filesBucketName(stage));
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'letWebsiteRead writes the policy.',
  );
  const behaviour: BehaviorOptions = {
    origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy,
    functionAssociations: [onRequest(scope, 'ImageKeys', imageKey)],
  };
  return { [path]: behaviour };
}

/** The website, and nobody else, may fetch images by the name of the bucket. */
export function letWebsiteRead(files: Files, distribution: Distribution): void {
  files.addToResourcePolicy(
    new PolicyStatement({
      actions: ['s3:GetObject'],
      resources: [files.arnForObjects(`${imagesPrefix}*`)],
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
    }),
  );
}
