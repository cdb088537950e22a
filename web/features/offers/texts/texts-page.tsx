import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { DeleteTextDialog } from './delete-text-dialog.tsx';
import { TextsTable } from './texts-table.tsx';
import { type ListedText, useTexts } from './use-texts.ts';

const NewTextDialog = lazyDialog(() => import('./new-text-dialog.tsx'));
const EditTextDialog = lazyDialog(() => import('./edit-text-dialog.tsx'));

type Open = { what: 'new' } | { what: 'edit' | 'delete'; text: ListedText };

/** /offerte/testi: the user's text blocks (OFR-075). */
export default function TextsPage() {
  const { t } = useTranslation(['offerList', 'common']);
  const texts = useTexts();
  const [open, setOpen] = useState<Open>();
  const create = () => setOpen({ what: 'new' });
  const close = () => setOpen(undefined);
  const commands = useMemo(
    () => ({
      onEdit: (text: ListedText) => setOpen({ what: 'edit', text }),
      onDelete: (text: ListedText) => setOpen({ what: 'delete', text }),
    }),
    [],
  );
  useShortcut('n', t('common:shortcuts.new'), create);
  const hasTexts = Boolean(texts.data?.length);
  return (
    <PageFrame
      title={t('texts.title')}
      breadcrumbs={[{ label: t('title'), to: paths.offers }, { label: t('texts.title') }]}
      actions={
        hasTexts && (
          <Button variant="primary" icon="plus" className="desk-only" onClick={create}>
            {t('texts.new')}
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="muted">{t('texts.lead')}</p>
        <TextsTable texts={texts} commands={commands} onNew={create} />
      </div>
      {hasTexts && (
        <SaveBar phoneOnly>
          <Button variant="primary" icon="plus" block onClick={create}>
            {t('texts.new')}
          </Button>
        </SaveBar>
      )}
      <DialogPlace>
        {open?.what === 'new' && <NewTextDialog onClose={close} />}
        {open?.what === 'edit' && <EditTextDialog key={open.text.id} id={open.text.id} onClose={close} />}
        {open?.what === 'delete' && <DeleteTextDialog text={open.text} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}
