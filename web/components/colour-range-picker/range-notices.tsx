import { useTranslation } from 'react-i18next';
import type { FolderOfColours } from '#shared/catalogue/colours/published-folders.ts';
import {
  doublyUsed,
  type RangeSelection,
  unknownColours,
} from '#shared/catalogue/colours/range-selection.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { Swatch } from '../swatch.tsx';
import type { SelectColours } from './range-filters.tsx';

type Props = {
  folders: readonly FolderOfColours[];
  selection: RangeSelection;
  select: SelectColours;
  elsewhere: ReadonlyMap<string, string>;
};

const mostNamed = 8;

/** Warns of colours that another range has too, and of codes that are no longer published. */
export function RangeNotices({ folders, selection, select, elsewhere }: Props) {
  const { t } = useTranslation('colours');
  const doubled = doublyUsed(selection, elsewhere);
  const unknown = unknownColours(selection, folders);
  const named = doubled.slice(0, mostNamed).map(({ code, range }) => `${code} (${range})`);
  const more = doubled.length - named.length;
  return (
    <>
      {doubled.length > 0 && (
        <Alert tone="warn">
          {t('rangePicker.elsewhere', { count: doubled.length })} {named.join(', ')}
          {more > 0 && ` ${t('rangePicker.more', { count: more })}`}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert
          action={
            <Button small onClick={() => select(unknown, false)}>
              {t('rangePicker.removeUnknown')}
            </Button>
          }
        >
          <p>{t('rangePicker.unknown', { count: unknown.length })}</p>
          <div className="range-unknown">
            {unknown.map((colour) => (
              <Chip key={colour.code} small name={colour.code} onRemove={() => select([colour], false)}>
                <Swatch colour={colour} size="badge" />
                {colour.code}
              </Chip>
            ))}
          </div>
        </Alert>
      )}
    </>
  );
}
