import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PriceListForm, priceListForm } from '#shared/schemas/price-list-input.ts';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Name, catch-all and countries of a price list, as its dialogs ask for them. */
export function usePriceListForm(start: PriceListForm) {
  return useForm<PriceListForm, unknown, PriceListForm>({
    mode: 'onTouched',
    defaultValues: start,
    resolver: standardSchemaResolver(priceListForm),
  });
}
export type PriceListFormState = ReturnType<typeof usePriceListForm>;

/** Texts of a failed save: beside the name when another list has it (OPC-47), else above the fields. */
export function useSaveFailure(error: unknown) {
  const { t } = useTranslation('errors');
  const failureText = useFailureText();
  const taken = error !== null && codeOf(error) === 'name-taken';
  return {
    nameTaken: taken ? t('name-taken') : undefined,
    failure: error !== null && !taken ? failureText(error) : undefined,
  };
}
