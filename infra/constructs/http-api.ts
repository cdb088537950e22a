import { HttpApi as ApiGateway } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';

/** The door of the HTTP routes, behind the website's address; HttpRoutes adds them. Pages of other sites may not call. */
export class HttpApi extends Construct {
  readonly api: ApiGateway;

  constructor(scope: Construct, id: string, { name }: { name: string }) {
    super(scope, id);
    this.api = new ApiGateway(this, 'Api', { apiName: name, createDefaultStage: false });
  }
}
