import { Aws, Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { viewerAddress } from '#infra/viewer-functions.ts';
import type { HttpApi } from './http-api.ts';
import { onRequest } from './on-request.ts';

type Props = { httpApi: HttpApi; originSecret: ISecret };

/**
 * The HTTP routes on the website's own address. Functions believe the viewer's address, because the request brings
 * the secret that CloudFront alone knows. Nothing is kept: every answer is its caller's own.
 */
export function servedFunctions(scope: Construct, { httpApi: { api }, originSecret }: Props) {
  const behaviour: BehaviorOptions = {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${Aws.REGION}.amazonaws.com`, {
      customHeaders: { 'x-origin-secret': originSecret.secretValue.unsafeUnwrap() },
      // CloudFront repeats a GET without an answer: the work would start again, and find its ticket used.
      connectionAttempts: 1,
      // Longer than the API's own 30 seconds: its refusal arrives. More than 60 needs a higher quota.
      readTimeout: Duration.seconds(60),
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // API Gateway finds its API by the host.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [onRequest(scope, 'ViewerAddress', viewerAddress)],
  };
  return { '/functions/*': behaviour };
}
