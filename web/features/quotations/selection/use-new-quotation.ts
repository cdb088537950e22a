import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { CreateQuotationDocument } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { type NewId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { keepAnswer } from '../view/use-quotation.ts';
import type { ChosenRow } from './chosen-product.ts';
import { metaOf, type QuotationFacts } from './quotation-facts.ts';
import { packCounts, type SentTest } from './selection-edits.ts';

type Wanted = { rows: readonly ChosenRow[]; test?: SentTest };

/** Sends it; a failure is logged, and nothing is lost (QER-013 to QER-015). */
function useCreation(details: NewQuotationForm, newId: NewId) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  return useMutation({
    mutationFn: async ({ rows, test }: Wanted) => {
      const selectedProducts = rows.map(({ sId, product, consumptionRange }) => ({
        sId,
        product: product.id,
        consumptionRange,
        ...packCounts(test?.packs, sId),
      }));
      const input = { ...details, ...test?.input, selectedProducts };
      const answer = await request(CreateQuotationDocument, { input: { key: keyOf(input), ...input } });
      return keepAnswer(queries, answer.createQuotation);
    },
    // A minified class has no readable name; its code has.
    onError: (error) =>
      console.error('quotation not created', error instanceof GraphqlFailure ? error.code : error),
  });
}

/** A quotation that is made of the chosen products (QNW-035, QNW-038). */
export function useNewQuotation(details: NewQuotationForm, newId: NewId) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { pricelistName } = useUser();
  const { mutateAsync, isPending, isSuccess, error, reset } = useCreation(details, newId);
  const facts: QuotationFacts = {
    meta: metaOf(details),
    priceList: pricelistName,
    failure: error
      ? { failure: error, text: failureText(error, 'save'), made: paths.quotation, onDismiss: reset }
      : undefined,
  };
  return {
    facts,
    breadcrumbs: [{ label: t('title'), to: paths.quotations }, { label: t('selection.newCrumb') }],
    saving: isPending || isSuccess,
    /** Creates it, and leads to its view; `onCreated` runs before. */
    create: (wanted: Wanted, onCreated: () => void) =>
      mutateAsync(wanted).then(
        ({ id }) => {
          onCreated();
          navigate(paths.quotation(id), { replace: true });
        },
        () => undefined,
      ),
  };
}
