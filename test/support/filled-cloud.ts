import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demoPassword } from '#infra/local/server.ts';
import { type Ask, graphqlClient } from './graphql-client.ts';
import { srpSignIn } from './srp-sign-in.ts';
import { storeByHand } from './stored-by-hand.ts';

const askingAs = async (url: string, email: string): Promise<Ask> =>
  graphqlClient(url, await srpSignIn(new CognitoIdentityProviderClient(), email, demoPassword));

/** Works in a demo cloud as its users do, so that it contains every kind of data; some expires at the given time. */
export async function fillCloud(url: string, quotations: number, expires: Date): Promise<void> {
  const painter = await askingAs(url, 'andrea.conti@example.com');
  const superUser = await askingAs(url, 'giulia.ferrero@example.com');
  for (let number = 0; number < quotations; number += 1) await quote(painter, number);
  await publish(superUser);
  const { currentUser } = await painter<{ currentUser: { id: string } }>('{ currentUser { id } }');
  await storeByHand(currentUser.id, expires);
}

/** Creates a quotation, saves it with another price, and deletes or shares some. */
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
  else if (number % 7 === 5) await share(ask, id);
}

async function share(ask: Ask, quotation: string): Promise<void> {
  const terms = { audience: 'CUSTOMER', language: 'it', showPrices: true, showSpecs: false };
  await ask('mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { id } }', {
    input: { key: `share-${quotation}`, quotation, days: 30, ...terms },
  });
}

async function publish(ask: Ask): Promise<void> {
  await ask('mutation { publishColorlists { version } }');
  type Answer = { editedGuidedTest: { config: string; version: number } };
  const { config, version } = (await ask<Answer>('{ editedGuidedTest { config version } }')).editedGuidedTest;
  const changed = config.replace(/"it":"([^"]+)"/, '"it":"$1, in breve"');
  const publishing =
    'mutation ($draft: GuidedTestDraftInput!) { publishGuidedTest(draft: $draft) { version } }';
  await ask(publishing, { draft: { config: changed, version, revision: null } });
  await ask('mutation ($draft: GuidedTestDraftInput!) { saveGuidedTestDraft(draft: $draft) { version } }', {
    draft: { config, version: version + 1, revision: null },
  });
}
