import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { people } from './people.ts';

/**
 * Replaces services whose calls use no units. The user pool confirms every account as stored; push messages
 * and mails are accepted. Returns a reader of the last mail's token.
 */
export function replaceOutsideServices(): { mailedToken(): string } {
  const { id, email } = people.painter;
  const attributes = Object.entries({ sub: id, email, email_verified: 'true' });
  mockClient(CognitoIdentityProviderClient)
    .onAnyCommand()
    .resolves({ Enabled: true, UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })) })
    .on(AdminCreateUserCommand)
    .callsFake(() => ({ User: { Attributes: [{ Name: 'sub', Value: randomUUID() }] } }));
  mockClient(SNSClient).resolves({ MessageId: 'accepted' });
  const mails = mockClient(SESv2Client).resolves({ MessageId: 'accepted' });
  return {
    mailedToken() {
      const sent = mails.commandCalls(SendEmailCommand).at(-1)?.args[0].input;
      const token = sent?.Content?.Simple?.Body?.Text?.Data?.match(/#token=([\w-]+)/)?.[1];
      if (!token) throw new Error('No mail has a token.');
      return token;
    },
  };
}
