import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

let template: Template;

beforeAll(() => {
  ({ template } = synthesised('prod'));
});

describe('the HTTP API', () => {
  it('has every route of the manifest with its own limit [QDA-003]', () => {
    const specs: FunctionSpec[] = Object.values(functions);
    const expected = specs.flatMap(({ trigger }) => ('http' in trigger ? [trigger] : []));
    const routes = Object.values(propertiesOf(template, 'AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(
      expected.map(({ http }) => http).toSorted(),
    );
    expect(onlyOne(template, 'AWS::ApiGatewayV2::Stage').Properties.RouteSettings).toEqual(
      Object.fromEntries(
        expected.map(({ http, throttle }) => [
          http,
          { ThrottlingRateLimit: throttle, ThrottlingBurstLimit: throttle },
        ]),
      ),
    );
  });

  it('leaves users room beside a client that sends requests without a token', () => {
    const { RouteSettings, DefaultRouteSettings } = onlyOne(template, 'AWS::ApiGatewayV2::Stage').Properties;
    expect(RouteSettings).toEqual({
      'GET /functions/downloadCatalogueXLS': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/downloadPDF': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/downloadPricelistXLS': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/downloadRegister': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/downloadXLS': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/downloadStatisticsXLS': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/exportUsers': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'GET /functions/sharedQuotation': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'POST /functions/acceptInvitation': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/exportOffers': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 100 },
      'POST /functions/refuseReminders': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/askPasswordReset': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/readInvitation': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/setNewPassword': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/offerPage': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/verifyDocument': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/signupUser': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
      'POST /functions/verifyEmail': { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
    });
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    const functionsOfRoutes = Object.values(propertiesOf(template, 'AWS::Lambda::Function'));
    const reserved = functionsOfRoutes.filter(
      ({ ReservedConcurrentExecutions: places }) => places !== undefined,
    );
    expect(reserved).toEqual([]);
  });

  it('sets the limits when the routes exist', () => {
    const { DependsOn } = onlyOne(template, 'AWS::ApiGatewayV2::Stage');
    const routes = Object.keys(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(DependsOn).toEqual(expect.arrayContaining(routes));
  });

  it('is called by no page of another origin', () => {
    expect(onlyOne(template, 'AWS::ApiGatewayV2::Api').Properties.CorsConfiguration).toBeUndefined();
  });

  it('writes a line of its log for every request: its route, its caller and what went wrong', () => {
    const { AccessLogSettings } = onlyOne(template, 'AWS::ApiGatewayV2::Stage').Properties;
    const { DestinationArn, Format } = AccessLogSettings as { DestinationArn: unknown; Format: string };
    expect(shown(DestinationArn)).toContain('HttpRoutesAccessLog');
    expect(JSON.parse(Format)).toEqual({
      time: '$context.requestTime',
      requestId: '$context.requestId',
      sourceIp: '$context.identity.sourceIp',
      routeKey: '$context.routeKey',
      status: '$context.status',
      milliseconds: '$context.responseLatency',
      integrationErrorMessage: '$context.integrationErrorMessage',
    });
  });
});
