import {
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  Function as ViewerFunction,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Has CloudFront run a function of infra/viewer-functions.ts on every request of a behaviour. */
export const onRequest = (scope: Construct, id: string, code: string) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new ViewerFunction(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  }),
});
