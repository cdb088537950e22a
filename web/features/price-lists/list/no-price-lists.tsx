import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { countryName } from '#web/lib/country-name.ts';

type Props = { country: string; onNew: () => void; onShowAll: () => void };

/** No price lists at all, or none for the chosen country (PLI-015, PLI-016). */
export function NoPriceLists({ country, onNew, onShowAll }: Props) {
  const { t, i18n } = useTranslation('priceLists');
  if (country)
    return (
      <EmptyState
        illustration="search"
        title={t('list.none', { country: countryName(country, i18n.language) })}
        text={t('list.noneHint')}
        action={<Button onClick={onShowAll}>{t('list.showAll')}</Button>}
      />
    );
  return (
    <EmptyState
      illustration="bucket"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      add={{ label: t('list.new'), onAdd: onNew }}
    />
  );
}
