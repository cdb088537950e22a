import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';

type Props = {
  folders: readonly string[];
  folder: string;
  search: string;
  searchRef: Ref<HTMLInputElement>;
  /** Without a chosen colour the selector starts in the search. */
  autoFocus: boolean;
  onFolder: (folder: string) => void;
  onSearch: (search: string) => void;
  /** On to what was found. */
  onLeave: () => void;
};

export function ColourFilters(props: Props) {
  const { folders, folder, search, searchRef, autoFocus, onFolder, onSearch, onLeave } = props;
  const { t } = useTranslation('quotations');
  const known = folders.includes(folder) || !folder ? folders : [folder, ...folders];
  const options = [
    ...known.map((name) => ({ value: name, label: name })),
    { value: '', label: t('view.colours.allFolders') },
  ];
  return (
    <div className="colour-filters">
      <SelectField
        label={t('view.colours.folder')}
        hideLabel
        options={options}
        value={folder}
        onChange={(event) => onFolder(event.target.value)}
      />
      <TextField
        label={t('view.colours.search')}
        hideLabel
        icon="search"
        placeholder={t('view.colours.placeholder')}
        value={search}
        ref={searchRef}
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && !(event.key === 'Enter' && search)) return;
          event.preventDefault();
          onLeave();
        }}
      />
    </div>
  );
}
