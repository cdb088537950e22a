import type { $ZodType } from 'zod/v4/core';
import { operation } from '#lambdas/operation.ts';
import type { Context, Definition } from '#lambdas/runtime/operation.ts';
import { DomainError } from '#shared/errors.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';

/** A guest by the link that they hold. */
export type CustomerContext = Context & { link: OfferLink; token: string };

type Own<Schema extends $ZodType, Output> = Omit<Definition<Schema, Output, CustomerContext>, 'allow'>;

/** Defines what the holder of a link to an offer may do. */
export const customerOperation = <Schema extends $ZodType, Output>({
  run,
  ...definition
}: Own<Schema, Output>) =>
  operation({
    ...definition,
    allow: 'offer.answer',
    run: (input, context) => {
      const { caller } = context;
      // For the types: the permission lets nobody else in.
      if (caller.kind !== 'customer') throw new DomainError('link-expired');
      return run(input, { ...context, link: caller.link, token: caller.token });
    },
  });
