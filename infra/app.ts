import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { installationOf } from './installation.ts';
import { PreventiviStack } from './stack.ts';

const app = new App();
const installation = installationOf((name) => app.node.tryGetContext(name));

new PreventiviStack(app, `preventivi-${installation.stage}`, installation);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
