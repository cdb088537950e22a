import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { local } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';
import { type Ask, asking } from './asking.ts';
import { srpSignIn } from './srp-sign-in.ts';

const askingAs = async (url: string, email: string): Promise<Ask> =>
  asking(url, await srpSignIn(new CognitoIdentityProviderClient(), email, demoPassword));

/** Works in a cloud with the demo as its users do, so that it holds some of everything there is. */
export async function fillCloud(url: string, quotations: number): Promise<void> {
  const painter = await askingAs(url, 'andrea.conti@example.com');
  const superUser = await askingAs(url, 'giulia.ferrero@example.com');
  for (let number = 0; number < quotations; number += 1) await quote(painter, number);
  await publish(superUser);
  const { currentUser } = await painter<{ currentUser: { id: string } }>('{ currentUser { id } }');
  await storeFiles(currentUser.id);
}

/** Created, saved with another price, and some deleted. */
async function quote(ask: Ask, number: number): Promise<void> {
  const input = {
    key: `filled-${number}`,
    name: `Facciata ${number} “è”`,
    location: 'Bologna',
    province: 'BO',
    selectedProducts: [
      { sId: 'primer', product: 'piave-fissativo' },
      { sId: 'plaster', product: 'livenza-rasante-calce' },
    ],
  };
  const { made } = await ask<{ made: { id: string; revision: number } }>(
    'mutation ($input: CreateQuotationInput!) { made: createQuotation(input: $input) { id revision } }',
    { input },
  );
  const { id, revision } = made;
  await ask('mutation ($input: UpdateQuotationInput!) { updateQuotation(input: $input) { id } }', {
    input: { id, revision, area: 10 + number, note: `note ${number}` },
  });
  if (number % 7 === 3) await ask('mutation ($id: ID!) { deleteQuotation(id: $id) }', { id });
}

async function publish(ask: Ask): Promise<void> {
  await ask('mutation { publishColorlists { version } }');
  type Answer = { wizard: { config: string; version: number } };
  const { config, version } = (await ask<Answer>('{ wizard { config version } }')).wizard;
  const changed = config.replace(/"it":"([^"]+)"/, '"it":"$1, in breve"');
  const publishing = 'mutation ($draft: WizardInput!) { publishWizard(draft: $draft) { version } }';
  await ask(publishing, { draft: { config: changed, version, revision: null } });
  await ask('mutation ($draft: WizardInput!) { saveWizardDraft(draft: $draft) { version } }', {
    draft: { config, version: version + 1, revision: null },
  });
}

/** Images of a person, and what functions and browsers keep beside files. */
async function storeFiles(uid: string): Promise<void> {
  const files = new S3Client({ forcePathStyle: true });
  const at = (Key: string, Body: Buffer) => ({ Bucket: local.filesBucket, Key, Body });
  const image = at(`images/users/${uid}-0001.png`, randomBytes(100_000));
  const kept = { ContentType: 'image/png', CacheControl: 'private, max-age=31536000, immutable' };
  await files.send(new PutObjectCommand({ ...image, ...kept, Tagging: 'state=retired' }));
  const upload = at(`uploads/images/users/${uid}-0002.png`, Buffer.from('nobody took it'));
  await files.send(new PutObjectCommand(upload));
  const document = at('documents/Facciata è.pdf', randomBytes(2_000_000));
  const named = {
    ContentDisposition: "inline; filename*=UTF-8''Facciata%20%C3%A8.pdf",
    ContentType: 'application/pdf',
  };
  await files.send(new PutObjectCommand({ ...document, ...named, Metadata: { made: 'today' } }));
}
