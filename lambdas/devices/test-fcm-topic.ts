import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { PushFailure, publishToType } from '#lambdas/store/device/push.ts';
import en from '#locales/en/pushes.json' with { type: 'json' };
import it from '#locales/it/pushes.json' with { type: 'json' };
import { DomainError } from '#shared/errors.ts';
import { userTypes } from '#shared/schemas/user.ts';

const texts: Record<string, typeof it> = { it, en };

/** Topics by the types of users alone: nobody names an address (OPW-47, OPW-48). */
export const testFcmTopic = userOperation({
  allow: 'push.test',
  limit: 'push-test',
  input: z.strictObject({ topic: z.enum(userTypes) }),
  run: async ({ topic }, { user }) => {
    const { test } = texts[user.language] ?? it;
    try {
      const messageId = await publishToType(topic, test);
      return { success: true, message: null, topic, response: { messageId }, error: null };
    } catch (cause) {
      return { success: false, topic, response: null, ...told(cause) };
    }
  },
});

/** That nobody sends messages is said in the user's language, as every error of the application. */
function told(cause: unknown) {
  if (!(cause instanceof PushFailure)) throw cause;
  const { code, message } = cause;
  if (code === 'push-not-configured') throw new DomainError(code);
  return { message, error: { code, message } };
}
