import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stage.ts';

/**
 * Says whether data and logs outlive the stack: only in `prod` they do. There the creation that failed still takes
 * them away, because nobody has used them.
 */
export const removalOf = (stage: Stage): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/**
 * The same of logs in a stack inside the stack. When a first deployment fails, that stack may be complete already, and
 * is deleted like one in use: until the installation is protected, its logs go with it.
 */
export const removalInside = (isProtected: boolean): RemovalPolicy =>
  isProtected ? removalOf('prod') : RemovalPolicy.DESTROY;
