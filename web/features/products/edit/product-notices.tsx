import { useTranslation } from 'react-i18next';
import type { EditingLanguage, ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { staleTexts } from '#shared/catalogue/product-form/stale-texts.ts';
import { Alert } from '#web/components/alert.tsx';
import { StaleText } from '#web/components/stale-text.tsx';
import type { PriceLists } from './prices/price-lists.ts';
import { ProductFailure } from './product-failure.tsx';
import type { ProductEditing } from './use-edited-product.ts';

type Props = {
  editing: ProductEditing;
  isDeleted: boolean;
  /** Deleted while prices were typed in them. */
  deletedLists: PriceLists;
  /** Why a translation or the archive failed. */
  problem: string | undefined;
  onDismissProblem: () => void;
  original: ProductDraft;
  onLanguage: (language: EditingLanguage) => void;
};

/** Tells news that matter before the product is saved, and why something failed. */
export function ProductNotices({
  editing,
  isDeleted,
  deletedLists,
  problem,
  onDismissProblem,
  ...texts
}: Props) {
  const { t } = useTranslation('products');
  const { failure, conflict, dismissFailure, draft } = editing;
  return (
    <>
      {isDeleted && <Alert tone="err">{t('editView.deleted')}</Alert>}
      {deletedLists.map(({ id, name }) => (
        <Alert key={id} tone="warn">
          {t('editView.lists.deleted', { name })}
        </Alert>
      ))}
      <ProductFailure failure={conflict ? undefined : failure} onDismiss={dismissFailure} />
      {problem && (
        <Alert tone="err" onDismiss={onDismissProblem}>
          {problem}
        </Alert>
      )}
      <StaleTranslations draft={draft} {...texts} />
    </>
  );
}

type StaleProps = Pick<Props, 'original' | 'onLanguage'> & { draft: ProductDraft };

/** Names the texts whose Italian changed while their translation did not. */
function StaleTranslations({ original, draft, onLanguage }: StaleProps) {
  const { t } = useTranslation('products');
  const stale = staleTexts(original, draft);
  return (['en', 'de'] as const).map((language) => {
    const fields = stale.filter((text) => text.language === language).map(({ field }) => field);
    if (fields.length === 0) return null;
    const text = fields.map((field) => t(`editView.${field}.${language}`)).join(', ');
    return <StaleText key={language} language={language} text={text} onReview={() => onLanguage(language)} />;
  });
}
