import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stage.ts';

/** The fate of data and of logs when the stack goes: `prod` leaves them behind. */
export const removalOf = (stage: Stage): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
