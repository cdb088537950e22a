import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '#web/components/alert.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useNamedRow } from '#web/lib/use-named-in-address.ts';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';
import { type ListedTag, useTags } from './use-tags.ts';
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
  useNamedRow('tag', useTags().data, (tag) => setOpen({ what: 'rename', tag }));
  const add = () => setOpen({ what: 'new' });
  const close = () => setOpen(undefined);
  useShortcut('n', t('common:shortcuts.new'), add);
  return (
    <PageFrame area="tags" title={t('title')} withBar>
      <div className="stack">
        <p className="muted">{t('explanation')}</p>
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
      <FloatingAdd label={t('list.new')} onClick={add} />
      <DialogPlace>
        {open?.what === 'new' && <TagDialog onClose={close} />}
        {open?.what === 'rename' && <TagDialog tag={open.tag} onClose={close} />}
        {open?.what === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}
