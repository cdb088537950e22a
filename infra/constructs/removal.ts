import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stage.ts';

/**
 * Says whether data and logs outlive the stack: only in `prod` they do. There the creation that failed still takes
 * them away, because nobody has used them.
 */
export const removalOf = (stage: Stage): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
