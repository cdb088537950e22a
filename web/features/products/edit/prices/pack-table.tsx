import { type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { newPack } from '#shared/catalogue/product-form/new-draft.ts';
import { repeatedPacks } from '#shared/catalogue/product-form/repeated-sizes.ts';
import { Button } from '#web/components/button.tsx';
import type { Edit } from '../parts/edit.ts';
import { PackRow } from './pack-row.tsx';
import type { PriceLists } from './price-lists.ts';
import { useCellHistory } from './use-cell-history.ts';
import { useCellKeys } from './use-cell-keys.ts';
import { useClipboard } from './use-clipboard.ts';

type Props = {
  rangeKey: number;
  /** The name of the price range. */
  name: string;
  packs: readonly PackDraft[];
  /** Path in the draft. */
  field: string;
  um: string;
  lists: PriceLists;
  newId: () => string;
  edit: Edit;
};

/** Packages by price lists, edited as in a spreadsheet: arrows and Enter move, what is pasted fills the cells. */
export const PackTable = memo(function PackTable(props: Props) {
  const { rangeKey, name, packs, field, um, lists, newId, edit } = props;
  const { t } = useTranslation('products');
  const table = useRef<HTMLTableElement>(null);
  const { setPacks, undoKeys } = useCellHistory({ table, packs, rangeKey, edit });
  const addPack = () => {
    const id = newId();
    setPacks((now) => [...now, newPack(id)]);
  };
  const repeated = repeatedPacks(packs);
  const { keys, addRow } = useCellKeys(table, addPack);
  const clipboard = useClipboard({ packs, lists, setPacks, newId });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) =>
    undoKeys(event) ? clipboard.dismiss() : keys(event);
  return (
    <div className="stack-s">
      <div className="pack-scroll">
        <table ref={table} className="pack-table" onKeyDown={onKeyDown} onPaste={clipboard.paste}>
          <caption className="vh">{t('editView.prices.table', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('editView.prices.pack')}</th>
              {lists.map((list) => (
                <th key={list.id} scope="col" className="num" title={list.name}>
                  {list.name}
                </th>
              ))}
              <th scope="col">
                <span className="vh">{t('editView.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {packs.map((pack, index) => (
              <PackRow
                key={pack.id}
                pack={pack}
                isRepeated={repeated.includes(pack)}
                row={index}
                field={`${field}.${index}`}
                um={um}
                lists={lists}
                setPacks={setPacks}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="row wrap pack-actions">
        <Button small variant="text" tone="accent" icon="plus" onClick={() => addRow(`${packs.length}-0`)}>
          {t('editView.prices.addPack')}
        </Button>
        <Button
          small
          variant="text"
          icon="copy"
          disabled={packs.length === 0}
          title={t('editView.prices.copyTitle')}
          onClick={clipboard.copy}
        >
          {t('editView.prices.copy')}
        </Button>
        <span className="xs muted desk-only">{t('editView.prices.pasteHint')}</span>
      </div>
    </div>
  );
});
