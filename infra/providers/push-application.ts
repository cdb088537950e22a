import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  CreatePlatformApplicationCommand,
  DeletePlatformApplicationCommand,
  NotFoundException,
  SetPlatformApplicationAttributesCommand,
  SNSClient,
} from '@aws-sdk/client-sns';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import * as z from 'zod';
import { parsedJson } from '#infra/parsed-json.ts';
import { answering, ProvisionError } from './custom-resource.ts';

const sns = new SNSClient();
const secrets = new SecretsManagerClient();

const properties = z.object({ applicationArn: z.string(), secret: z.string() });

/** Firebase's key of a service account: what SNS needs of it is checked, so that a deployment says what is wrong. */
const serviceAccount = z.object({
  type: z.literal('service_account'),
  project_id: z.string().min(1),
  private_key: z.string().min(1),
  client_email: z.string().min(1),
});

/**
 * The platform application of SNS for Firebase: made, or given the key that the secret holds now, or removed; each may
 * be asked for again. Its address is its identity, so that one with another name is made before the former goes.
 */
export const handler = answering(async (event: CloudFormationCustomResourceEvent): Promise<string> => {
  if (event.RequestType === 'Delete') {
    await remove(event.PhysicalResourceId);
    return event.PhysicalResourceId;
  }
  const { applicationArn, secret } = properties.parse(event.ResourceProperties);
  await provide(applicationArn, await keyIn(secret));
  return applicationArn;
});

async function provide(arn: string, PlatformCredential: string): Promise<void> {
  const Attributes = { PlatformCredential };
  try {
    await sns.send(new SetPlatformApplicationAttributesCommand({ PlatformApplicationArn: arn, Attributes }));
  } catch (cause) {
    if (!(cause instanceof NotFoundException)) throw cause;
    const Name = arn.split('/').at(-1);
    await sns.send(new CreatePlatformApplicationCommand({ Name, Platform: 'GCM', Attributes }));
  }
}

/** One that was never made has no address. */
async function remove(arn: string): Promise<void> {
  if (!/:app\/GCM\//.test(arn)) return;
  await sns.send(new DeletePlatformApplicationCommand({ PlatformApplicationArn: arn }));
}

async function keyIn(secret: string): Promise<string> {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secret }));
  if (!serviceAccount.safeParse(parsedJson(SecretString)).success) {
    throw new ProvisionError(`The secret ${secret} is no key of a Firebase service account, as JSON.`);
  }
  return SecretString;
}
