import { useTranslation } from 'react-i18next';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { FolderOfColours } from '#shared/catalogue/colours/published-folders.ts';
import { isSelected, type RangeSelection } from '#shared/catalogue/colours/range-selection.ts';
import { useGrowing } from '#web/lib/use-growing.ts';
import { Checkbox } from '../checkbox.tsx';
import { useSwatchHandlers } from '../use-swatch-handlers.ts';
import type { RangeFilter, SelectColours } from './range-filters.tsx';
import { RangeSwatch } from './range-swatch.tsx';

type Choice = {
  selection: RangeSelection;
  select: SelectColours;
  elsewhere: ReadonlyMap<string, string>;
};
type Props = Choice & { shown: readonly FolderOfColours[]; filter: RangeFilter };

/** The folders, each with its colours and a box for all of them. */
export function FoundFolders({ shown, filter, ...choice }: Props) {
  const { t } = useTranslation('colours');
  if (shown.length === 0)
    return (
      <p className="muted" role="status">
        {filter.search ? t('rangePicker.noMatch', { search: filter.search }) : t('rangePicker.none')}
      </p>
    );
  return (
    <div className="range-folders">
      {shown.map((folder) => (
        <FolderSection key={folder.id} folder={folder} {...choice} />
      ))}
    </div>
  );
}

/** Swatches of a folder that are drawn at once. */
const swatchesAtOnce = 60;

const toSearch = () => document.querySelector<HTMLElement>('.range-filters input')?.focus();

function FolderSection({ folder, selection, select, elsewhere }: Choice & { folder: FolderOfColours }) {
  const { t } = useTranslation('colours');
  const { name, colours } = folder;
  const drawn = useGrowing(colours.length, swatchesAtOnce);
  const { tabbable, handlers } = useSwatchHandlers(colours, undefined, {
    onPick: (colour) => select([colour], !isSelected(selection, colour)),
    onType: toSearch,
  });
  const chosen = colours.filter((colour) => isSelected(selection, colour)).length;
  const label = name || t('rangePicker.noFolder');
  return (
    <section aria-label={label}>
      <h3>
        <Checkbox
          label={label}
          aria-label={t('rangePicker.allOf', { folder: label })}
          checked={chosen === colours.length}
          some={chosen > 0 && chosen < colours.length}
          onChange={({ target }) => select(colours, target.checked)}
        />
        <span className="muted s">{t('rangePicker.ofFolder', { chosen, count: colours.length })}</span>
      </h3>
      <div className="range-swatches" role="toolbar" aria-label={label} {...handlers}>
        {colours.slice(0, drawn).map((colour, index) => (
          <RangeSwatch
            key={colour.code}
            colour={colour}
            index={index}
            isChosen={isSelected(selection, colour)}
            elsewhere={elsewhere.get(codeKey(colour.code))}
            isTabbable={index === tabbable(0)}
          />
        ))}
      </div>
    </section>
  );
}
