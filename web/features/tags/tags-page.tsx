import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '#web/components/alert.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';
import type { ListedTag } from './use-tags.ts';
import './tags-page.css';

/** The dialog over the list. */
type Open = { what: 'new' } | { what: 'rename' | 'delete'; tag: ListedTag };

/** The searched text lives in the address, so that back and reload find it again. */
function useSearched() {
  const [params, setParams] = useSearchParams();
  const search = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  return [params.get('search') ?? '', search] as const;
}

/** /tag (TAG-001). */
export default function TagsPage() {
  const { t } = useTranslation(['tags', 'common']);
  const [searched, search] = useSearched();
  const [open, setOpen] = useState<Open>();
  const add = () => setOpen({ what: 'new' });
  const close = () => setOpen(undefined);
  useShortcut('n', t('common:shortcuts.new'), add);
  return (
    <PageFrame
      title={t('title')}
      icon="tags"
      breadcrumbs={[{ label: t('common:menu.administration') }, { label: t('title') }]}
      withBar
    >
      <div className="stack">
        <Alert tone="warn">{t('warning')}</Alert>
        <div className="filters">
          <SearchField
            label={t('list.search')}
            placeholder={t('list.searchPlaceholder')}
            value={searched}
            onChange={search}
          />
        </div>
      </div>
      <TagsTable
        searched={searched}
        onNew={add}
        onClear={() => search('')}
        onRename={(tag) => setOpen({ what: 'rename', tag })}
        onDelete={(tag) => setOpen({ what: 'delete', tag })}
      />
      <p className="tags-explained">{t('explanation')}</p>
      <FloatingAdd label={t('list.new')} onClick={add} />
      <DialogPlace>
        {open?.what === 'new' && <TagDialog onClose={close} />}
        {open?.what === 'rename' && <TagDialog tag={open.tag} onClose={close} />}
        {open?.what === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}
