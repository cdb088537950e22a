import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { Button } from './button.tsx';
import { SearchField } from './search-field.tsx';
import './folding-filters.css';

type Props = {
  search: Pick<ComponentProps<typeof SearchField>, 'label' | 'placeholder' | 'value' | 'onChange'>;
  /** How many of the filters leave something out. */
  used: number;
  className: string;
  /** The filters. */
  children: ReactNode;
};

/** The search of a list, and the filters beside it; on a phone these fold. */
export function FoldingFilters({ search, used, className, children }: Props) {
  const { t } = useTranslation();
  const folds = useNarrowerThan(640);
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <div className={`filters folding-filters ${className}`}>
      <SearchField {...search} />
      {folds && (
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {used > 0 ? t('filters.used', { count: used }) : t('filters.title')}
        </Button>
      )}
      {(isOpen || !folds) && children}
    </div>
  );
}
