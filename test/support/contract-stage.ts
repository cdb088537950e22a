import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { outputsFileOf } from '#infra/cdk-commands.mjs';

/** Addresses and names of the cloud under test. */
export type ContractTarget = {
  /** True for a deployed stage, false for the local cloud. */
  aws: boolean;
  region: string;
  tableName: string;
  filesBucket: string;
  userPoolId: string;
  userPoolClientId: string;
  graphqlEndpoint: string;
  /** Options of Amplify's live client, as in config.json. */
  liveEndpoint: string;
  functionsEndpoint: string;
  /** Origin of the web app's pages. */
  webOrigin: string;
  /** Sender of mails; a stage may have none. */
  mailSender?: string | undefined;
  /** Prefix of push topics, and the application where devices register; a stage may have none. */
  pushTopicPrefix?: string | undefined;
  pushApplication?: string | undefined;
  /** Only for a pool that Amplify does not find by itself. */
  userPoolEndpoint?: string;
};

/** Output of `npm run deploy`. */
const outputs = z.object({
  TableName: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  FilesBucket: z.string(),
  GraphqlEndpoint: z.url(),
  FunctionsEndpoint: z.url(),
  WebsiteAddress: z.url(),
  MailAddress: z.optional(z.string()),
  PushTopicPrefix: z.optional(z.string()),
  PushApplication: z.optional(z.string()),
});

/** The deployed stage from the outputs of its deployment. Throws with an instruction if it is unusable. */
export function deployedTarget(stage: string, file = outputsFileOf(stage)): ContractTarget {
  if (stage === 'prod') throw new Error('The contract creates and deletes users and items: never on prod.');
  const how = `Deploy the stage from this folder first: npm run deploy -- -c stage=${stage}`;
  if (!existsSync(file)) throw new Error(`${file} is missing. ${how}`);
  const stacks = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = outputs.safeParse(stacks[`preventivi-${stage}`]);
  if (!found.success) {
    const missing = found.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
    const what = missing.length > 0 ? `the outputs ${missing.join(', ')} of ` : '';
    throw new Error(`${file} does not hold ${what}the stage ${stage}. ${how}`);
  }
  const { data } = found;
  return {
    aws: true,
    region: data.UserPoolId.split('_')[0] ?? '',
    tableName: data.TableName,
    filesBucket: data.FilesBucket,
    userPoolId: data.UserPoolId,
    userPoolClientId: data.UserPoolClientId,
    graphqlEndpoint: data.GraphqlEndpoint,
    liveEndpoint: data.GraphqlEndpoint,
    functionsEndpoint: data.FunctionsEndpoint,
    webOrigin: data.WebsiteAddress,
    mailSender: data.MailAddress,
    pushTopicPrefix: data.PushTopicPrefix,
    pushApplication: data.PushApplication,
  };
}
