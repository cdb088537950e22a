import { Aws } from 'aws-cdk-lib';
import type { Stage } from '#infra/stage.ts';

/** The name of a thing that all regions of an account share; a stage may be in two of them after a restore. */
export const globalName = (stage: Stage, what: string) => `preventivi-${stage}-${what}-${Aws.REGION}`;
