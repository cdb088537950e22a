import { Duration } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi as ApiGateway,
  CfnStage,
  CorsHttpMethod,
  HttpMethod,
  type HttpRoute,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { acknowledgeOpenRoutes } from './acknowledgements.ts';
import type { Functions } from './functions.ts';
import { removalOf } from './removal.ts';

type Props = { stage: Stage; name: string; functions: Functions; webOrigin: string };

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

/** The HTTP routes of the manifest, each with its own limit of requests a second. */
export class HttpApi extends Construct {
  readonly api: ApiGateway;

  constructor(scope: Construct, id: string, { stage, name, functions, webOrigin }: Props) {
    super(scope, id);
    this.api = new ApiGateway(this, 'Api', {
      apiName: name,
      createDefaultStage: false,
      corsPreflight: {
        allowOrigins: [webOrigin],
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST],
        allowHeaders: ['authorization', 'content-type'],
        exposeHeaders: ['content-disposition'],
        maxAge: Duration.hours(1),
      },
    });
    this.addStage(stage, functions, this.addRoutes(functions));
    acknowledgeOpenRoutes(this.api);
  }

  /** Base of the routes' addresses, as the web app reads it. */
  get functionsEndpoint(): string {
    return `${this.api.apiEndpoint}/functions`;
  }

  private addRoutes(functions: Functions): HttpRoute[] {
    return functions.triggeredBy('http').flatMap(({ name, lambda, trigger }) => {
      const { method, path } = routeOf(trigger.http);
      return this.api.addRoutes({
        path,
        methods: [method],
        integration: new HttpLambdaIntegration(name, lambda),
      });
    });
  }

  private addStage(of: Stage, functions: Functions, routes: HttpRoute[]): void {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: removalOf(of),
    });
    const stage = this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      // The limits of routes that have none of their own.
      throttle: { rateLimit: 50, burstLimit: 100 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(logLine)),
      },
    });
    const limits = functions
      .triggeredBy('http')
      .map(({ trigger }) => [trigger.http, limit(trigger.throttle)]);
    const { defaultChild } = stage.node;
    // The construct has no word for limits of single routes.
    if (defaultChild instanceof CfnStage) defaultChild.routeSettings = Object.fromEntries(limits);
    // A limit can be set only for a route that exists.
    stage.node.addDependency(...routes);
  }
}

/** As many at once as in a second; the local cloud lets through the same. */
const limit = (rate: number) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: rate });

function routeOf(route: `${'GET' | 'POST'} ${string}`) {
  const method = route.startsWith('GET ') ? HttpMethod.GET : HttpMethod.POST;
  return { method, path: route.slice(method.length + 1) };
}
