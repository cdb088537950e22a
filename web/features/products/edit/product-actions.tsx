import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { useHistoryAction } from '#web/components/catalogue-history/use-history-action.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { HeadActions } from '#web/components/head-actions.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { askForNewWith } from '#web/lib/ask-for-new.ts';
import { useArchiving } from './use-archiving.ts';
import type { ProductEditing } from './use-edited-product.ts';
import type { Translations } from './use-translations.ts';

const DuplicateDialog = lazyDialog(() => import('../duplicate/duplicate-dialog.tsx'));

type Props = {
  editing: ProductEditing;
  title: string;
  /** Names, by id or slug, of all that the history mentions. */
  names: ReadonlyMap<string, string>;
  translations: Translations;
  busy: boolean;
  isDeleted: boolean;
  onProblem: (text?: string) => void;
};

/** A quotation with the product, its history, its translation, a copy of it as it is stored, and the archive. */
export function ProductActions(props: Props) {
  const { editing, title, names, translations, busy, isDeleted, onProblem } = props;
  const { t } = useTranslation('products');
  const { base, saving, changed } = editing;
  const { label, icon, run, ...archiving } = useArchiving(editing, onProblem);
  const history = useHistoryAction({ entity: 'PRODUCT', id: base.id, name: title, names });
  const [isDuplicating, setDuplicating] = useState(false);
  return (
    <>
      <HeadActions
        first={
          !base.archived &&
          !isDeleted && (
            <ButtonLink icon="plus" to={paths.quotations} state={askForNewWith(base.id)}>
              {t('editView.newQuotation')}
            </ButtonLink>
          )
        }
        actions={[
          history.action,
          {
            ...{ label: t('editView.translateAll'), icon: 'language', disabled: busy },
            busy: translations.busy === 'all',
            onSelect: () => translations.start('all'),
          },
          {
            ...{ label: t('duplicate.open'), icon: 'copy', disabled: busy || isDeleted },
            onSelect: () => setDuplicating(true),
          },
          { ...{ label, icon, busy: archiving.busy, disabled: saving }, onSelect: run },
        ]}
      />
      {history.dialog}
      <DialogPlace>
        {isDuplicating && (
          <DuplicateDialog original={base} hasUnsavedEdits={changed} onClose={() => setDuplicating(false)} />
        )}
      </DialogPlace>
    </>
  );
}
