import { Duration } from 'aws-cdk-lib';
import { HttpApi as ApiGateway, CorsHttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';

type Props = { name: string; webOrigin: string };

/** The door of the HTTP routes; HttpRoutes adds them. */
export class HttpApi extends Construct {
  readonly api: ApiGateway;

  constructor(scope: Construct, id: string, { name, webOrigin }: Props) {
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
  }

  /** Base of the routes' addresses, as the web app reads it. */
  get functionsEndpoint(): string {
    return `${this.api.apiEndpoint}/functions`;
  }
}
