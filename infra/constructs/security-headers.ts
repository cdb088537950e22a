import { Aws, Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentPolicy, permissionsPolicy } from '#infra/page-headers.ts';
import type { Stage } from '#infra/stage.ts';
import { filesAddresses } from './files.ts';
import { globalName } from './global-name.ts';
import type { GraphqlApi } from './graphql-api.ts';

/** infra/page-headers.ts in the words of CloudFront; a test compares the two. */
export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { graphqlApi, stage }: { graphqlApi: GraphqlApi; stage: Stage }) {
    const services = [
      ...graphqlApi.origins,
      `https://cognito-idp.${Aws.REGION}.amazonaws.com`,
      ...filesAddresses(stage),
    ];
    super(scope, id, {
      responseHeadersPolicyName: globalName(stage, 'headers'),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentPolicy(services), override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [{ header: 'permissions-policy', value: permissionsPolicy, override: true }],
      },
    });
  }
}
