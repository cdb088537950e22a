import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { DialogActions } from '../dialogs/dialog-actions.tsx';
import { useProductText } from '../product-text.ts';
import type { Edit } from '../use-quotation-draft.ts';
import { ChosenColour } from './chosen-colour.tsx';
import { colourOf, foldersOf, keyOf, proposedFolder, shownColours } from './colour-choices.ts';
import { ColourFilters } from './colour-filters.tsx';
import { ColourGrid } from './colour-grid.tsx';
import { ColourPreview } from './colour-preview.tsx';
import type { ColourSelection } from './use-colour-selection.ts';
import { useColours } from './use-colours.ts';
import './colour-dialog.css';

type Props = {
  quotation: Quotation;
  priced: PricedRow;
  selection: ColourSelection;
  edit: (edit: Edit) => void;
  onClose: () => void;
};

/** What is picked, or else what the row has; whether that is something else and whether it can be had. */
function usePicked(
  row: QuotationRow,
  colours: readonly PublishedColour[] | undefined,
  { state }: ColourSelection,
) {
  const stored = useMemo(() => colourOf(row, colours ?? []), [row, colours]);
  const picked = state.picked ?? stored;
  const isOther = picked !== undefined && (!stored || keyOf(picked) !== keyOf(stored));
  return { picked, isOther, isAvailable: picked !== undefined && isColourAvailable(row, picked.code) };
}

function withColour(quotation: Quotation, sId: string, picked: PublishedColour): Quotation {
  const chosen = { ...picked, colorlist: picked.colorlist || null };
  const choice = chooseRowColour(quotation, sId, chosen);
  return choice.available ? choice.quotation : quotation;
}

/** Chooses the colour of a row, with a façade to see it on (QVW-049, QCO-001 to QCO-008). */
export default function ColourDialog({ quotation, priced, selection, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const { row } = priced;
  const product = useProductText()(row.name).text;
  const { colours, error } = useColours();
  const failureText = useFailureText();
  const { picked, isOther, isAvailable } = usePicked(row, colours, selection);
  const preview = useRef<HTMLDivElement>(null);
  const confirm = () => {
    if (!picked || !isAvailable) return;
    edit((now) => withColour(now, row.sId, picked));
    onClose();
  };
  return (
    <Dialog
      title={t('view.colours.title', { product })}
      width={400}
      unsaved={isOther}
      onSubmit={confirm}
      onClose={onClose}
      footer={<DialogActions onCancel={onClose} label={t('view.colours.confirm')} disabled={!isAvailable} />}
    >
      <div className="colours">
        <ColourPreview ref={preview} colour={picked} isRoom={quotation.tags.includes('interno')} />
        <ChosenColour row={row} colour={picked} isAvailable={isAvailable} product={product} />
        {error && <Alert tone="err">{failureText(error)}</Alert>}
        {colours ? (
          <Choices {...{ colours, picked, priced, selection, preview }} />
        ) : (
          !error && <Skeleton height="180px" />
        )}
      </div>
    </Dialog>
  );
}

type ChoicesProps = Pick<Props, 'priced' | 'selection'> & {
  colours: readonly PublishedColour[];
  picked: PublishedColour | undefined;
  preview: React.RefObject<HTMLDivElement | null>;
};

/** Folder, code and the swatches they leave; the focus comes here once the colours are there (ux.md §7). */
function Choices({ colours, picked, priced: { row }, selection, preview }: ChoicesProps) {
  const { state, change } = selection;
  const search = useRef<HTMLInputElement>(null);
  const folders = useMemo(() => foldersOf(colours), [colours]);
  const proposed = useMemo(() => proposedFolder(row, colours), [row, colours]);
  const folder = state.folder ?? proposed;
  const { shown, elsewhere } = useMemo(
    () => shownColours(colours, folder, state.search),
    [colours, folder, state.search],
  );
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={start} className="colour-choices">
      <ColourFilters
        folders={folders}
        folder={folder}
        search={state.search}
        searchRef={search}
        autoFocus={!picked}
        onFolder={(next) => change({ folder: next })}
        onSearch={(next) => change({ search: next })}
      />
      <ColourGrid
        colours={shown}
        picked={picked}
        row={row}
        search={state.search}
        missingIn={elsewhere ? folder : undefined}
        onPick={(colour) => change({ picked: colour })}
        onPreview={(colour) => paintWall(preview.current, colour ?? picked)}
        onType={() => search.current?.focus()}
      />
    </div>
  );
}

/** Straight into the style: moving over swatches draws nothing else again. */
function paintWall(element: HTMLElement | null, colour: PublishedColour | undefined) {
  if (colour) element?.style.setProperty('--facade', `rgb(${colour.r} ${colour.g} ${colour.b})`);
  else element?.style.removeProperty('--facade');
}
