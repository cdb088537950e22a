import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { countProductChanges } from '#shared/catalogue/product-form/count-product-changes.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { textIn } from '#shared/format/text-in.ts';
import { Badge } from '#web/components/badge.tsx';
import { CatalogueConflict } from '#web/components/catalogue-history/catalogue-conflict.tsx';
import { EditedElsewhere } from '#web/components/edited-elsewhere.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import { EnglishQuestion } from './english-question.tsx';
import { FormBar } from './form-bar.tsx';
import { useStoredImage } from './general/use-stored-image.tsx';
import { useStable } from './parts/use-stable.ts';
import { PriceListsCard } from './price-lists/price-lists-card.tsx';
import { useKeptLists } from './price-lists/use-kept-lists.ts';
import { DoubtsDialog } from './prices/doubts-dialog.tsx';
import { type DoubtfulNumbers, useDoubts } from './prices/use-doubts.ts';
import { useWidePrices } from './prices/use-wide-prices.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductNotLoaded } from './product-not-loaded.tsx';
import { ProductNotices } from './product-notices.tsx';
import { type EditedProduct, type ProductEditing, useEditedProduct } from './use-edited-product.ts';
import { type FormIssues, useFormIssues } from './use-form-issues.ts';
import { type ProductChoices, useProductChoices } from './use-product-choices.ts';
import { useSaveProduct } from './use-save-product.ts';
import { useTranslations } from './use-translations.ts';

export type Tools = { timer?: Timer; newId?: () => string };

/** `error`: why it could not be fetched again. */
type Props = Tools & { stored: EditedProduct; error: unknown };

/** The draft of a stored product, and all that its screen holds beside it. */
function useScreen(stored: EditedProduct, timer: Timer | undefined) {
  const editing = useEditedProduct(stored, timer);
  const { base, draft, saving } = editing;
  const edit = useStable(editing.edit);
  const choices = useProductChoices();
  const form = useFormIssues(draft, choices.lists);
  const [problem, setProblem] = useState<string>();
  const translations = useTranslations(draft, edit, setProblem);
  const image = useStoredImage(editing);
  const original = useMemo(() => fromProduct(base), [base]);
  const numbers = useDoubts(original, draft, edit);
  const { columns, deleted } = useKeptLists(choices.lists, original, draft);
  const busy = saving || translations.busy !== undefined;
  return {
    ...{ editing, edit, form, problem, setProblem, translations, image, original, numbers, busy },
    choices: { ...choices, columns },
    deleted,
    ...useWidePrices(),
  };
}

/** A stored product in the form (PRD-036 to PRD-041). */
export function EditProduct({ stored, error, timer, newId = randomId }: Props) {
  const { t, i18n } = useTranslation(['products', 'common']);
  const screen = useScreen(stored, timer);
  const { editing, edit, choices, form, translations, numbers, busy, setProblem } = screen;
  const { base, draft, changed } = editing;
  const isDeleted = codeOf(error) === 'not-found';
  const translateRanges = useStable(() => translations.start('priceRanges'));
  if (isDeleted && !changed) return <ProductNotLoaded error={error} onRetry={() => {}} />;
  const title = textIn(base.name, i18n.language);
  return (
    <PageFrame
      withBar
      wide={screen.wide}
      title={title}
      titleEnd={base.archived && <Badge icon="inbox">{t('editView.archived')}</Badge>}
      breadcrumbs={[{ label: t('common:areas.products'), to: paths.products }, { label: title }]}
      actions={
        <ProductActions
          {...{ editing, title, translations, busy, isDeleted, onProblem: setProblem }}
          names={choices.names}
        />
      }
    >
      <div className="stack">
        <ProductNotices
          {...{ editing, isDeleted, original: screen.original, problem: screen.problem }}
          deletedLists={screen.deleted}
          onDismissProblem={() => setProblem(undefined)}
          onLanguage={form.setLanguage}
        />
        <ProductForm
          {...{ draft, edit, choices, newId, busy, form, numbers }}
          wide={screen.wide}
          onWide={screen.onWide}
          showsRev={Boolean(base.rev)}
          showsUrl={Boolean(base.url)}
          image={screen.image}
          lists={
            <PriceListsCard
              product={{ id: base.id, name: title }}
              all={choices.lists}
              priceranges={draft.priceranges}
              disabled={isDeleted}
            />
          }
          onTranslateRanges={translateRanges}
          translatingRanges={translations.busy === 'priceRanges'}
        />
      </div>
      <Foot {...{ editing, isDeleted, form, choices, numbers }} />
      <EnglishQuestion translations={translations} />
    </PageFrame>
  );
}

type FootProps = {
  editing: ProductEditing;
  isDeleted: boolean;
  form: FormIssues;
  numbers: DoubtfulNumbers;
  choices: Pick<ProductChoices, 'lists' | 'names'>;
};

/** The bar that saves, and the questions about doubtful numbers and after a conflict. */
function Foot({ editing, choices, isDeleted, form, numbers }: FootProps) {
  const { t } = useTranslation('products');
  const { save, overwrite, keepBoth } = useSaveProduct(editing, form, numbers);
  const { base, draft, changed, saving } = editing;
  return (
    <>
      <FormBar
        changes={changed ? Math.max(1, countProductChanges(fromProduct(base), draft)) : 0}
        saving={saving}
        label={t('editView.update')}
        issues={form.issues}
        numbers={numbers}
        onNext={form.goToNext}
        impediment={isDeleted && t('editView.deleted')}
        onSave={save}
        news={!isDeleted && <EditedElsewhere draft={editing} />}
      />
      <DoubtsDialog numbers={numbers} um={draft.um} lists={choices.lists} />
      <CatalogueConflict
        entity="PRODUCT"
        draft={editing}
        names={choices.names}
        onBoth={keepBoth}
        onOverwrite={overwrite}
      />
    </>
  );
}
