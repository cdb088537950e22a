import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { coloursOfFolders, type FolderOfColours } from '#shared/catalogue/colours/published-folders.ts';
import { isSelected, type RangeSelection } from '#shared/catalogue/colours/range-selection.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { Checkbox } from '../checkbox.tsx';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';

export type RangeFilter = {
  search: string;
  /** '' is every folder. */
  folder: string;
  onlyChosen: boolean;
};

export type SelectColours = (colours: readonly Colour[], selected: boolean) => void;

type Props = {
  folders: readonly FolderOfColours[];
  filter: RangeFilter;
  /** The folders and colours that the filter leaves. */
  shown: readonly FolderOfColours[];
  selection: RangeSelection;
  select: SelectColours;
  onChange: (filter: RangeFilter) => void;
};

/** Search, folder, and one box for everything they find. */
export function RangeFilters({ folders, filter, shown, selection, select, onChange }: Props) {
  const { t } = useTranslation('colours');
  const place = useRef<HTMLDivElement>(null);
  // The colours may come after the dialog, which then has its focus elsewhere.
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const found = useMemo(() => coloursOfFolders(shown, new Set(shown.map(({ id }) => id))), [shown]);
  const chosen = found.filter((colour) => isSelected(selection, colour)).length;
  const options = [
    { value: '', label: t('rangePicker.allFolders') },
    ...folders.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : [])),
  ];
  return (
    <>
      <div className="range-filters" ref={place}>
        <TextField
          label={t('rangePicker.search')}
          hideLabel
          icon="search"
          type="search"
          placeholder={t('rangePicker.search')}
          value={filter.search}
          data-autofocus
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <SelectField
          label={t('rangePicker.folder')}
          hideLabel
          options={options}
          value={filter.folder}
          onChange={({ target }) => onChange({ ...filter, folder: target.value })}
        />
      </div>
      <div className="range-boxes">
        <Checkbox
          label={t('rangePicker.allFound', { count: found.length })}
          checked={found.length > 0 && chosen === found.length}
          some={chosen > 0 && chosen < found.length}
          disabled={found.length === 0}
          onChange={({ target }) => select(found, target.checked)}
        />
        <Checkbox
          label={t('rangePicker.onlyChosen')}
          checked={filter.onlyChosen}
          onChange={({ target }) => onChange({ ...filter, onlyChosen: target.checked })}
        />
      </div>
    </>
  );
}
