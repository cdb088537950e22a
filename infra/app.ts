import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { PreventiviStack } from './stack.ts';
import { stageOf } from './stage.ts';

const app = new App();
const stage = stageOf(app.node.tryGetContext('stage'));

new PreventiviStack(app, `preventivi-${stage}`, { stage });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
