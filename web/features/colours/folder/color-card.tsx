import { memo } from 'react';
import { italianNumber } from '#shared/format/format-number.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { paint } from '#web/components/swatch.tsx';
import type { FolderColour } from '../parts/use-colour-folders.ts';

type Props = {
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
export const ColorCard = memo(
  ({ colour, hbw, rgb, edit, remove, onEdit, onDelete }: Props) => (
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
ColorCard.displayName = 'ColorCard';
