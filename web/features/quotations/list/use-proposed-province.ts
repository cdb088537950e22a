import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { provinceInPlace } from '#shared/geography/province-in-place.ts';
import { provinceOf } from '#shared/geography/provinces.ts';
import type { NewQuotationForm, QuotationFieldValues } from '#shared/schemas/new-quotation-form.ts';
import type { QuotationsQuery } from '#web/graphql/quotations.ts';
import { useUser } from '#web/lib/session.ts';

/** The province of the newest quotation of the user that a list has shown, else of their address. */
export function useUsualProvince(): string {
  const queries = useQueryClient();
  const user = useUser();
  const [usual] = useState(() => {
    const lists = queries.getQueriesData<QuotationsQuery['quotations']>({ queryKey: ['quotation', 'list'] });
    const own = lists
      .flatMap(([, list]) => list?.items ?? [])
      .filter(({ uid, province }) => uid === user.uid && province);
    const newest = own.toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1)).at(0);
    return provinceOf(newest?.province ?? user.province)?.code ?? '';
  });
  return usual;
}

type Form = Pick<
  UseFormReturn<QuotationFieldValues, unknown, NewQuotationForm>,
  'control' | 'setValue' | 'formState'
>;

/** The province follows the typed location, until somebody chooses one. */
export function useProvinceOfLocation({ control, setValue, formState }: Form, usual: string): void {
  const location = useWatch({ control, name: 'location' });
  const { dirtyFields, touchedFields, isSubmitted } = formState;
  const isChosen = Boolean(dirtyFields.province || touchedFields.province);
  const province = provinceInPlace(location) ?? usual;
  useEffect(() => {
    if (!isChosen) setValue('province', province, { shouldValidate: isSubmitted });
  }, [isChosen, isSubmitted, province, setValue]);
}
