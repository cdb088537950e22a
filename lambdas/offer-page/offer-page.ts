import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import type { Operation } from '#lambdas/runtime/operation.ts';
import { discreet } from '#lambdas/store/document/document-reply.ts';
import { customerCaller } from '#lambdas/store/session/http-caller.ts';
import { accept } from './accept.ts';
import { ask } from './ask.ts';
import { decline } from './decline.ts';
import { fileAddress } from './file-address.ts';
import { look } from './look.ts';
import { open } from './open.ts';
import { readPage } from './read-page.ts';
import { refuseReminders } from './refuse-reminders.ts';
import { sendCode } from './send-code.ts';
import { sendReceipt } from './send-receipt.ts';
import { withdrawFromContract } from './withdraw-from-contract.ts';

/** Everything that the page of an offer asks for, by the word that it says in `do`. */
export const deeds = {
  read: readPage,
  look,
  open,
  ask,
  decline,
  code: sendCode,
  accept,
  file: fileAddress,
  withdraw: withdrawFromContract,
  receipt: sendReceipt,
  reminders: refuseReminders,
} as const satisfies Record<string, Operation<object>>;

const names = Object.keys(deeds) as (keyof typeof deeds)[];

/** One route for all that a guest of an offer does; each deed checks its own limit and input. */
export const offerPage = operation({
  allow: 'offer.answer',
  // Offer and token said who asks.
  input: z.looseObject({ offer: z.string(), token: z.string(), do: z.enum(names) }),
  run: ({ do: name, offer: _, token: __, ...input }, context): Promise<object> =>
    deeds[name].run(input, context),
});

export const handler = httpHandler(
  offerPage,
  (answer) => {
    const reply = jsonReply(answer);
    return { ...reply, headers: { ...reply.headers, ...discreet } };
  },
  customerCaller,
);
