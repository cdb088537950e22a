import type { FolderOfColours } from '#shared/catalogue/colours/published-folders.ts';
import { isSelected, type RangeSelection } from '#shared/catalogue/colours/range-selection.ts';
import { coloursByCode, coloursByName } from '#shared/search/search-colours.ts';
import type { RangeFilter } from './range-filters.tsx';

/**
 * Folders with what the filter leaves of them: codes that hold what was typed, else codes and folders that do. "Only
 * the chosen" are those the dialog opened with, so that a colour taken away can be given back.
 */
export function shownFolders(
  folders: readonly FolderOfColours[],
  { search, folder, onlyChosen }: RangeFilter,
  chosen: RangeSelection,
): FolderOfColours[] {
  const wanted = folders.filter(({ id }) => !folder || id === folder);
  const byCode = leaving(wanted, (colours) => coloursByCode(colours, search));
  const found = byCode.length > 0 ? byCode : leaving(wanted, (colours) => coloursByName(colours, search));
  return onlyChosen
    ? leaving(found, (colours) => colours.filter((colour) => isSelected(chosen, colour)))
    : found;
}

const leaving = (
  folders: readonly FolderOfColours[],
  filter: (colours: FolderOfColours['colours']) => FolderOfColours['colours'],
): FolderOfColours[] =>
  folders
    .map((folder) => ({ ...folder, colours: filter(folder.colours) }))
    .filter(({ colours }) => colours.length > 0);
