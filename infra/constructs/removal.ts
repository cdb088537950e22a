import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stage.ts';

/** Says whether data and logs outlive the stack: only in `prod` they do. */
export const removalOf = (stage: Stage): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
