import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { countProductChanges } from '#shared/catalogue/product-form/count-product-changes.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { textIn } from '#shared/schemas/localised.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { CatalogueConflict } from '#web/components/catalogue-history/catalogue-conflict.tsx';
import { HistoryButton } from '#web/components/catalogue-history/history-button.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import { DuplicateButton } from '../duplicate/duplicate-button.tsx';
import { EnglishQuestion } from './english-question.tsx';
import { FormBar } from './form-bar.tsx';
import { useStoredImage } from './general/use-stored-image.tsx';
import { useStable } from './parts/use-stable.ts';
import { ProductFailure } from './product-failure.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductNotLoaded } from './product-not-loaded.tsx';
import { useArchiving } from './use-archiving.ts';
import { type EditedProduct, type ProductEditing, useEditedProduct } from './use-edited-product.ts';
import { useFormIssues } from './use-form-issues.ts';
import { useProductChoices } from './use-product-choices.ts';
import { useSaveProduct } from './use-save-product.ts';
import { type Translations, useTranslations } from './use-translations.ts';

export type Tools = { timer?: Timer; newId?: () => string };

/** `error`: why it could not be fetched again. */
type Props = Tools & { stored: EditedProduct; error: unknown };

/** A stored product in the form (PRD-036 to PRD-041). */
export function EditProduct({ stored, error, timer, newId = randomId }: Props) {
  const { t, i18n } = useTranslation(['products', 'common']);
  const editing = useEditedProduct(stored, timer);
  const { base, draft, saving, changed } = editing;
  const edit = useStable(editing.edit);
  const form = useFormIssues(draft);
  const choices = useProductChoices();
  const translations = useTranslations(draft, edit);
  const image = useStoredImage(editing);
  const { save, overwrite } = useSaveProduct(editing, form);
  const isDeleted = codeOf(error) === 'not-found';
  const translateRanges = useStable(() => translations.start('priceRanges'));
  if (isDeleted && !changed) return <ProductNotLoaded error={error} onRetry={() => {}} />;
  const title = textIn(base.name, i18n.language);
  const busy = saving || translations.busy !== undefined;
  return (
    <PageFrame
      withBar
      title={title}
      titleEnd={base.archived && <Badge icon="inbox">{t('editView.archived')}</Badge>}
      breadcrumbs={[{ label: t('common:areas.products'), to: paths.products }, { label: title }]}
      actions={<Actions {...{ editing, title, translations, busy, isDeleted }} names={choices.names} />}
    >
      <div className="stack">
        {isDeleted && <Alert tone="err">{t('editView.deleted')}</Alert>}
        <ProductFailure
          failure={editing.conflict ? undefined : editing.failure}
          onDismiss={editing.dismissFailure}
        />
        <ProductForm
          {...{ draft, edit, choices, newId }}
          issues={form.issues}
          focus={form.focus}
          language={form.language}
          onLanguage={form.setLanguage}
          showsRev={Boolean(base.rev)}
          showsUrl={Boolean(base.url)}
          image={image}
          onTranslateRanges={translateRanges}
          translatingRanges={translations.busy === 'priceRanges'}
          busy={busy}
        />
      </div>
      <Foot {...{ editing, isDeleted, save, overwrite }} names={choices.names} />
      <EnglishQuestion translations={translations} />
    </PageFrame>
  );
}

type ActionsProps = {
  editing: ProductEditing;
  title: string;
  names: ReadonlyMap<string, string>;
  translations: Translations;
  busy: boolean;
  isDeleted: boolean;
};

function Actions({ editing, title, names, translations, busy, isDeleted }: ActionsProps) {
  const { t } = useTranslation('products');
  const archiving = useArchiving(editing);
  const { base, saving, changed } = editing;
  return (
    <>
      <HistoryButton entity="PRODUCT" id={base.id} name={title} names={names} />
      <Button
        icon="language"
        busy={translations.busy === 'all'}
        disabled={busy}
        onClick={() => translations.start('all')}
      >
        {t('editView.translateAll')}
      </Button>
      <DuplicateButton original={base} changed={changed} disabled={busy || isDeleted} />
      <Button icon={archiving.icon} busy={archiving.busy} disabled={saving} onClick={archiving.run}>
        {archiving.label}
      </Button>
    </>
  );
}

type FootProps = Pick<ActionsProps, 'editing' | 'names' | 'isDeleted'> & ReturnType<typeof useSaveProduct>;

/** The bar that saves, and the question after a conflict. */
function Foot({ editing, names, isDeleted, save, overwrite }: FootProps) {
  const { t } = useTranslation('products');
  const { base, draft, changed, saving } = editing;
  return (
    <>
      <FormBar
        changes={changed ? Math.max(1, countProductChanges(fromProduct(base), draft)) : 0}
        saving={saving}
        label={t('editView.update')}
        impediment={isDeleted && t('editView.deleted')}
        onSave={save}
      />
      <CatalogueConflict entity="PRODUCT" draft={editing} names={names} onOverwrite={overwrite} />
    </>
  );
}
