import { CfnElement, DefaultStackSynthesizer, Names, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { Domain } from '#infra/installation.ts';

/**
 * Findings of cdk-nag, and why they stay. Each is said for the construct it is true of, never for the whole stack, so
 * that the same finding elsewhere still stops the synthesis.
 */
function acknowledge(construct: IConstruct, reason: string, ...rules: string[]): void {
  Validations.of(construct).acknowledge(...rules.map((rule) => ({ id: `AwsSolutions-${rule}`, reason })));
}

/** A resource as cdk-nag writes it in the stack of another one; a stack inside gets it as a parameter. */
function arnOf(construct: IConstruct, { node }: IConstruct = construct): string {
  const element = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(element)) throw new Error(`${construct.node.path} is not one resource.`);
  const isInside = node.scopes.findLast(Stack.isStack) !== element.stack;
  return isInside
    ? `<referenceto${Names.nodeUniqueId(element.node)}Arn>`
    : `<${element.stack.resolve(element.logicalId)}.Arn>`;
}

export function acknowledgeUserPool(pool: IConstruct): void {
  acknowledge(pool, 'The specification asks for six characters, of whatever kind (docs/adr/0009).', 'COG1');
  acknowledge(pool, 'The contract knows sign-in by e-mail and password alone.', 'COG2');
  acknowledge(
    pool,
    'The Plus plan is paid for each active user; Cognito locks an account after repeated failures without it.',
    'COG8',
  );
}

export function acknowledgeGraphqlApi(api: IConstruct): void {
  acknowledge(
    api,
    'Verbose logs carry tokens and personal data; the functions log each failed field with its request id.',
    'ASC3',
  );
}

export function acknowledgeFunctionRole(role: IConstruct): void {
  acknowledge(
    role,
    'X-Ray takes segments, Translate texts, and SNS devices, for no resource in particular.',
    'IAM5[Resource::*]',
  );
}

/** The function that makes what CloudFormation has no resource for. */
export function acknowledgeProvider(role: IConstruct, secret: string): void {
  acknowledge(
    role,
    'SNS knows no resource but topics, and a platform application is none.',
    'IAM5[Resource::*]',
  );
  acknowledge(
    role,
    'Secrets Manager adds six letters of its own to the name of a secret.',
    `IAM5[Resource::arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:${secret}-??????]`,
  );
}

/** Names of files are random: the rights are on their folder. */
export function acknowledgeFiles(role: IConstruct, files: IConstruct, which: string): void {
  acknowledge(
    role,
    'Files of this folder have random names: the right is on the folder and on nothing else.',
    `IAM5[Resource::${arnOf(files, role)}/${which}]`,
  );
}

/** SES may ask for the identities of recipients, too: the right is on the sender's address. */
export function acknowledgeSender(role: IConstruct): void {
  acknowledge(
    role,
    'A condition names the one address that mails may come from.',
    'IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
  );
}

/** SNS names the devices of an application at random: the right is on those of this stage. */
export function acknowledgeDevices(role: IConstruct, stage: string): void {
  acknowledge(
    role,
    'Devices of this stage have random names: the right is to publish to them and nothing else.',
    `IAM5[Resource::arn:<AWS::Partition>:sns:<AWS::Region>:<AWS::AccountId>:endpoint/GCM/${stage}/*]`,
  );
}

export function acknowledgeCanarySecret(secret: IConstruct): void {
  acknowledge(
    secret,
    'Its account reads what every user reads; a command gives it another password.',
    'SMG4',
  );
}

export function acknowledgeDeadLetters(queue: IConstruct): void {
  acknowledge(queue, 'It is itself the end of the line, of a function instead of a queue.', 'SQS3');
}

export function acknowledgeOpenRoutes(routes: IConstruct): void {
  acknowledge(
    routes,
    'A new tab carries no header: the functions themselves check the one-time ticket or the bearer token.',
    'APIG4',
  );
}

export function acknowledgeWebsite(website: IConstruct, domain?: Domain): void {
  acknowledge(website, 'Users live in many countries and travel.', 'CFR1');
  acknowledge(
    website,
    'Files are public; functions count by address themselves, and a firewall of CloudFront costs a stack in another region (docs/adr/0023).',
    'CFR2',
  );
  acknowledge(
    website,
    'The secret proves the way of a request and opens nothing; a new one is a deployment.',
    'SMG4',
  );
  if (domain) return;
  acknowledge(
    website,
    'The certificate of cloudfront.net fixes the TLS version; an own domain lifts it.',
    'CFR4',
  );
}

/** The function that the library brings to fill the website's bucket. */
export function acknowledgeUploader(uploader: IConstruct, website: IConstruct): void {
  const assets = `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-<AWS::AccountId>-<AWS::Region>`;
  const policy = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
  acknowledge(
    uploader,
    'The library writes the role and picks the runtime of its own deployment function; it runs at deployment only.',
    `IAM4[Policy::${policy}]`,
    'L1',
  );
  acknowledge(
    uploader,
    'The library grants copying from the bucket of build results to the website, whatever the files are called.',
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map(
      (action) => `IAM5[Action::s3:${action}*]`,
    ),
    `IAM5[Resource::arn:<AWS::Partition>:s3:::${assets}/*]`,
    `IAM5[Resource::${arnOf(website)}/*]`,
  );
  acknowledge(uploader, 'The library grants invalidation for every distribution.', 'IAM5[Resource::*]');
}
