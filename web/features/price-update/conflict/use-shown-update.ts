import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { italianNumber } from '#shared/format/format-number.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import type { Preview } from '../state/use-preview.ts';
import { subjectOf, type UpdateForm } from './update-form.ts';

const decimals = italianNumber(2, 6);

/** Every field of an update by its name, in words: the factors are those that one of the versions has. */
export function useShownUpdate({ products }: Pick<Preview, 'products'>, forms: readonly UpdateForm[]) {
  const { t } = useTranslation('priceUpdate');
  const { data: lists = [] } = usePriceLists();
  const listName = (id: string) => lists.find((list) => list.id === id)?.name ?? id;
  const listNames = (ids: readonly string[]) => ids.map(listName).join(', ');
  const factorName = (key: string) => {
    const subject = subjectOf(key);
    if ('pricelist' in subject) return t('factor.ofList', { list: listName(subject.pricelist) });
    const { product, range } = subject;
    return t('factor.ofNumber', {
      number: range + 1,
      product: products.find(({ id }) => id === product)?.name.it ?? product,
    });
  };
  const keys = [...new Set(forms.flatMap(({ factors }) => Object.keys(factors)))];
  return ({ factors, day, pricelists, evenRecent, name, stops }: UpdateForm): ShownField[] => [
    ...keys.map((key) => {
      const factor = factors[key];
      return {
        path: `factors.${key}`,
        name: factorName(key),
        value: factor === undefined ? '' : decimals.format(factor),
      };
    }),
    { path: 'day', name: t('settings.when'), value: day ? formatDateTime(day) : t('settings.now') },
    {
      path: 'pricelists',
      name: t('settings.pricelists'),
      value: pricelists ? listNames(pricelists) : t('settings.all'),
    },
    { path: 'evenRecent', name: t('recent.even'), value: listNames(evenRecent) },
    { path: 'name', name: t('start.name'), value: name },
    { path: 'stops', name: t('start.onTheDay'), value: stops ? t('start.stop') : t('start.apply') },
  ];
}
