import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledgeOpenRoutes } from './acknowledgements.ts';
import type { Functions } from './functions.ts';
import type { HttpApi } from './http-api.ts';
import { removalInside } from './removal.ts';

type Props = { isProtected: boolean; httpApi: HttpApi; functions: Functions };

/** The log line of a request. The query is left out: it holds the ticket. */
const logLine = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  sourceIp: '$context.identity.sourceIp',
  routeKey: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  integrationErrorMessage: '$context.integrationErrorMessage',
};

/** The routes of the manifest, each with its own limit of requests a second, and the stage that serves them. */
export class HttpRoutes extends Construct {
  constructor(scope: Construct, id: string, { isProtected, httpApi: { api: httpApi }, functions }: Props) {
    super(scope, id);
    const routed = functions.triggeredBy('http');
    const routes = routed.map(({ name, lambda, trigger }) => {
      const integration = new HttpLambdaIntegration(name, lambda);
      return new HttpRoute(this, name, { httpApi, routeKey: routeKeyOf(trigger.http), integration });
    });
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: removalInside(isProtected),
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      // The limits of routes that have none of their own.
      throttle: { rateLimit: 50, burstLimit: 100 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(logLine)),
      },
    });
    const limits = routed.map(({ trigger }) => [trigger.http, limit(trigger.throttle)]);
    const { defaultChild } = stage.node;
    // The construct has no word for limits of single routes.
    if (defaultChild instanceof CfnStage) defaultChild.routeSettings = Object.fromEntries(limits);
    // A limit can be set only for a route that exists.
    stage.node.addDependency(...routes);
    acknowledgeOpenRoutes(this);
  }
}

/** As many at once as in a second; the local cloud lets through the same. */
const limit = (rate: number) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: rate });

function routeKeyOf(route: `${'GET' | 'POST'} ${string}`): HttpRouteKey {
  const method = route.startsWith('GET ') ? HttpMethod.GET : HttpMethod.POST;
  return HttpRouteKey.with(route.slice(method.length + 1), method);
}
