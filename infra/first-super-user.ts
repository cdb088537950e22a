import { placeOptions, readArguments } from './arguments.mjs';
import { outputsFileOf } from './cdk-commands.mjs';
import { stackOutputs } from './stack-outputs.ts';
import { stageOf } from './stage.ts';
import { askSecretly } from './super-user/ask-secretly.ts';

const usage = 'npm run first-super-user -- --stage dev --email anna@example.com';

try {
  const { values } = readArguments({
    options: {
      ...placeOptions,
      email: { type: 'string' },
      'first-name': { type: 'string', default: '' },
      'last-name': { type: 'string', default: '' },
    },
  });
  if (!values.email) throw new Error(`Whose account is it? ${usage}`);
  const stage = stageOf(values.stage);
  const { TableName, UserPoolId } = stackOutputs(values.outputs ?? outputsFileOf(stage), stage);
  // The stores read their environment when they are imported.
  process.env.TABLE_NAME = TableName;
  process.env.USER_POOL_ID = UserPoolId;
  process.env.AWS_REGION = UserPoolId.split('_')[0];
  const { makeSuperUser } = await import('./super-user/make-super-user.ts');
  const password = await askSecretly(`Password of ${values.email}: `);
  const { id, email } = await makeSuperUser(
    { email: values.email, password, firstName: values['first-name'], lastName: values['last-name'] },
    new Date(),
  );
  console.log(`${email} may sign in to ${stage} as a super user (${id}).`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
