import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, createUser, pool, poolAddress, removeUsers } from '#test/support/contract-user.ts';
import { signedRequest } from '#test/support/signed-request.ts';

let body: string;
let sub: string;

beforeAll(async () => {
  ({ sub } = await createUser());
  body = JSON.stringify({ ...pool, Username: sub });
});
afterAll(removeUsers);

const headers = {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser',
};
const url = `${poolAddress}/`;

const refusal = async (response: Response) => [response.status, (await response.json()).__type];

describe('administration', () => {
  it('is refused without a signature', async () => {
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(await refusal(response)).toEqual([400, 'MissingAuthenticationTokenException']);
  });

  it('is refused with a signature by another secret', async () => {
    const keys = { secretAccessKey: 'guessed' };
    const response = await signedRequest({ url, service: 'cognito-idp', headers, body, keys });
    expect(await refusal(response)).toEqual([400, 'InvalidSignatureException']);
  });

  it('is refused with unknown keys', async () => {
    const keys = { accessKeyId: 'AKIAINVENTED00000000', secretAccessKey: 'guessed' };
    const response = await signedRequest({ url, service: 'cognito-idp', headers, body, keys });
    expect(await refusal(response)).toEqual([400, 'UnrecognizedClientException']);
  });

  it('is refused if the body differs from the signed one', async () => {
    const signed = JSON.stringify({ ...pool, Username: 'somebody else' });
    const response = await signedRequest({
      url,
      service: 'cognito-idp',
      headers,
      body: signed,
      sentBody: body,
    });
    expect(await refusal(response)).toEqual([400, 'InvalidSignatureException']);
  });

  it('that was refused has changed nothing', async () => {
    const { Enabled } = await admin.send(new AdminGetUserCommand({ ...pool, Username: sub }));
    expect(Enabled).toBe(true);
  });
});
