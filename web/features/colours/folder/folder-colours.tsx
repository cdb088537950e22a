import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { coloursByCode } from '#shared/search/search-colours.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { paint } from '#web/components/swatch.tsx';
import { useGrowing } from '#web/lib/use-growing.ts';
import type { FolderColour } from '../parts/use-colour-folders.ts';
import './folder-colours.css';

type Props = {
  colours: readonly FolderColour[];
  onAdd: () => void;
  onEdit: (colour: FolderColour) => void;
  onDelete: (colour: FolderColour) => void;
};

/** Cards that are drawn at once. */
const cardsAtOnce = 60;

/** The colours of a folder as cards, by code, and the search among them (COL-012, COL-013). */
export function FolderColours({ colours, onAdd, ...actions }: Props) {
  const { t } = useTranslation('colours');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const found = useMemo(() => coloursByCode(colours, wanted), [colours, wanted]);
  const drawn = useGrowing(found.length, cardsAtOnce);
  if (colours.length === 0)
    return (
      <section className="card empty-card">
        <EmptyState
          illustration="fan"
          title={t('folder.empty')}
          text={t('folder.emptyHint')}
          add={{ label: t('color.new'), onAdd: onAdd }}
        />
      </section>
    );
  return (
    <>
      <div className="colour-search">
        <SearchField label={t('folder.search')} value={search} onChange={setSearch} />
        <p className="muted s" role="status">
          {wanted && found.length > 0 && t('folder.found', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <section className="card empty-card">
          <NoMatch title={t('folder.noMatch', { search: wanted })} onClear={() => setSearch('')} />
        </section>
      ) : (
        <Cards shown={found.slice(0, drawn)} {...actions} />
      )}
    </>
  );
}

function Cards({ shown, onEdit, onDelete }: Omit<Props, 'colours' | 'onAdd'> & { shown: FolderColour[] }) {
  const { t } = useTranslation(['colours', 'common']);
  return (
    <ul className="color-cards" aria-label={t('folder.caption')}>
      {shown.map((colour) => (
        <ColourCard
          key={colour.id}
          colour={colour}
          hbw={t('folder.hbwName')}
          rgb={t('folder.rgbName')}
          edit={t('folder.edit', { code: colour.code })}
          remove={t('folder.delete', { code: colour.code })}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ))}
    </ul>
  );
}

type ColourCardProps = {
  colour: FolderColour;
  /** Texts come from the list: a folder may have thousands of cards. */
  hbw: string;
  rgb: string;
  edit: string;
  remove: string;
  onEdit: (colour: FolderColour) => void;
  onDelete: (colour: FolderColour) => void;
};

const reflectance = italianNumber(0, 2);

/** Swatch, code, HBW and RGB of a colour (COL-012). */
const ColourCard = memo(
  ({ colour, hbw, rgb, edit, remove, onEdit, onDelete }: ColourCardProps) => (
    <li className="color-card">
      <span className="tile" style={paint(colour)} aria-hidden="true" />
      <h2>{colour.code}</h2>
      <dl>
        <dt>{hbw}</dt>
        <dd>{colour.hbw === null || colour.hbw === undefined ? '—' : reflectance.format(colour.hbw)}</dd>
        <dt>{rgb}</dt>
        <dd>{`${colour.r} ${colour.g} ${colour.b}`}</dd>
      </dl>
      <span className="card-actions">
        <IconButton icon="pencil" small label={edit} onClick={() => onEdit(colour)} />
        <IconButton icon="trash" small label={remove} onClick={() => onDelete(colour)} />
      </span>
    </li>
  ),
  (before, after) => before.colour === after.colour && before.edit === after.edit && before.hbw === after.hbw,
);
ColourCard.displayName = 'ColourCard';
