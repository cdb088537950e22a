import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stage.ts';

/** What becomes of data and of logs when the stack goes: `prod` leaves them behind. */
export const removalOf = (stage: Stage): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
