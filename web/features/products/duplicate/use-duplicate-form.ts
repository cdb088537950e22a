import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { type DuplicateProductForm, duplicateProductForm } from '#shared/schemas/duplicate-product-form.ts';
import { longestName } from '#shared/schemas/product-parts-input.ts';
import { DuplicateProductDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useNameOfCopy } from '#web/lib/use-name-of-copy.ts';
import { useToast } from '#web/lib/use-toast.ts';

export type Duplication = {
  original: { id: string; name: { it: string; en?: string | null } };
  newId?: NewId;
  onClose: () => void;
};

/** The form of the dialog; when the copy is made, it is opened. */
export function useDuplicateForm({ original, newId = randomId, onClose }: Duplication) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const open = useOpen();
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  const nameOf = useNameOfCopy(longestName);
  const { register, handleSubmit, formState } = useForm<DuplicateProductForm>({
    mode: 'onTouched',
    defaultValues: { it: nameOf(original.name.it, 'it'), en: nameOf(original.name.en ?? '', 'en') },
    resolver: standardSchemaResolver(duplicateProductForm),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ it, en }: DuplicateProductForm) => {
      const wanted = { id: original.id, name: { it, en: en || null } };
      return (await request(DuplicateProductDocument, { key: keyOf(wanted), ...wanted })).duplicateProduct;
    },
    onSuccess: (id, { it }) => {
      void queries.invalidateQueries({ queryKey: ['product', 'list'] });
      onClose();
      toast({ text: t('duplicate.done', { product: it }) });
      open(id);
    },
  });
  return {
    register,
    formState,
    busy: isPending,
    error,
    submit: () => void handleSubmit((name) => mutate(name))(),
  };
}

/** To the copy; the way back leads to the list as it was. */
function useOpen() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const back = pathname === paths.products ? { back: pathname + search } : state;
  return (id: string) => navigate(paths.product(id), { state: back });
}
