import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { title: string; text?: string; onClear: () => void };

/** The filters of a list leave nothing. */
export function NoMatch({ title, text, onClear }: Props) {
  const { t } = useTranslation();
  const clear = <Button onClick={onClear}>{t('actions.clearFilters')}</Button>;
  return <EmptyState illustration="search" title={title} text={text} action={clear} />;
}
