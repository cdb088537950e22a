import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { startLocalCloud } from '#infra/local/server.ts';
import { packagedFunction, routeEvent } from '#test/support/packaged-function.ts';

const rounds = 7;
/** Milliseconds from the first line of the package to the answer. */
const limit = 1000;

/** The first PDF of a new process, from the package that is shipped and the demo data of the local cloud. */
export async function benchColdPdf() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-bench-'));
  const shipped = await packagedFunction('downloadPDF');
  const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: true, web: false, log: () => {} });
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const event = routeEvent('/functions/downloadPDF', await aTicket(cloud.accounts[0]?.email ?? ''));
      const { answer, milliseconds } = await shipped.call(event, cloud.url);
      if (answer.statusCode !== 200) throw new Error(`The package answered ${answer.body}`);
      times.push(milliseconds);
    }
    const value = times.toSorted((a, b) => a - b)[rounds >> 1] ?? Number.NaN;
    const ok = value < limit;
    const line = { name: 'PDF, cold start of the package', value, unit: 'ms', limit, ok, times };
    console.log(JSON.stringify(line));
    return line;
  } finally {
    await cloud.stop();
    await shipped.remove();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** A download of the user's newest quotation. The stores read the environment that the cloud has set. */
async function aTicket(email: string): Promise<{ q: string; ticket: string }> {
  const { issueTicket } = await import('#lambdas/store/ticket-store.ts');
  const { listOwnQuotations } = await import('#lambdas/store/quotation-store.ts');
  const client = new CognitoIdentityProviderClient();
  const { Username: userId = '' } = await client.send(
    new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: email }),
  );
  const [quotation] = await listOwnQuotations(userId);
  if (!quotation) throw new Error('The demo user has no quotation.');
  const { ticket } = await issueTicket({ userId, quotationId: quotation.id }, new Date());
  return { q: quotation.id, ticket };
}
