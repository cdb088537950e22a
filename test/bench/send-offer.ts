import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import { graphqlClient } from '#test/support/graphql-client.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';
import { ListedOffersDocument, OfferDocument, SendOfferDocument } from '#web/graphql/offers.ts';

/** The painter of the demo sends an offer of theirs by link; returns the address that the customer opens. */
export async function sendOffer(cloud: string, title: string): Promise<string> {
  setLocalEnvironment(cloud);
  const client = new CognitoIdentityProviderClient();
  const ask = graphqlClient(cloud, await srpSignIn(client, 'andrea.conti@example.com', demoPassword));
  const { offers } = await ask(`${ListedOffersDocument}`);
  const { id } = offers.items.find((offer: { title: string }) => offer.title === title);
  const { revision } = (await ask(`${OfferDocument}`, { id })).offer;
  const input = { key: randomUUID(), offer: id, revision, channel: 'link', processingTerms };
  const { sendOffer: answer } = await ask(`${SendOfferDocument}`, { input });
  // The browser that printed it would go on beside what is measured.
  await (await import('#lambdas/runtime/pdf/render-pdf.ts')).closeBrowser();
  return answer.link.address;
}
