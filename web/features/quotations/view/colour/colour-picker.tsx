import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { ColourGrid } from './colour-grid.tsx';
import { ColoursAtHand } from './colours-at-hand.tsx';
import { type ColouredRow, type FoundColours, foldersOf, keyOf, meantColour } from './find-colours.ts';
import type { ColourSelection } from './use-colour-selection.ts';

type Props = {
  quotation: Pick<Quotation, 'selectedProducts'>;
  row: ColouredRow;
  colours: readonly PublishedColour[];
  found: FoundColours;
  picked: PublishedColour | undefined;
  selection: ColourSelection;
  preview: RefObject<HTMLElement | null>;
};

/** Folder, search and the swatches found; it takes the focus once the colours are loaded (ux §7). */
export function ColourPicker({ quotation, row, colours, found, picked, selection, preview }: Props) {
  const { state, change } = selection;
  const search = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => start.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const leave = () => start.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
  const picking = {
    picked,
    onPick: (colour: PublishedColour) => change({ picked: colour }),
    onPreview: (colour: PublishedColour | undefined) => paintWall(preview.current, colour ?? picked),
    onType: () => search.current?.focus(),
  };
  return (
    <div ref={start} className="colour-choices">
      <Filters
        {...{ colours, found, picked, selection }}
        searchRef={search}
        onLeave={leave}
        onEnter={(event) => {
          const only = meantColour(colours, { row, ...state });
          // It is picked already: the form confirms it.
          if (only && picked && keyOf(only) === keyOf(picked)) return;
          event.preventDefault();
          if (only) change({ picked: only });
          else leave();
        }}
      />
      {state.search === '' && (
        <ColoursAtHand quotation={quotation} row={row} colours={colours} {...picking} />
      )}
      <ColourGrid found={found} row={row} search={state.search} {...picking} />
    </div>
  );
}

/** In place of the picker while the colours are loaded. */
export const AwaitedPicker = () => (
  <>
    <AwaitedField />
    <Skeleton height="180px" />
  </>
);

type FilterProps = Pick<Props, 'colours' | 'found' | 'picked' | 'selection'> & {
  searchRef: RefObject<HTMLInputElement | null>;
  /** The focus leaves for the colours found. */
  onLeave: () => void;
  /** Enter after a search. */
  onEnter: (event: KeyboardEvent) => void;
};

function Filters({ colours, found, picked, selection, searchRef, onLeave, onEnter }: FilterProps) {
  const { t } = useTranslation('quotations');
  const { state, change } = selection;
  const folders = useMemo(() => foldersOf(colours), [colours]);
  const known = folders.includes(found.folder) || !found.folder ? folders : [found.folder, ...folders];
  return (
    <div className="colour-filters">
      <SelectField
        label={t('view.colours.folder')}
        hideLabel
        options={[
          ...known.map((name) => ({ value: name, label: name })),
          { value: '', label: t('view.colours.allFolders') },
        ]}
        value={found.folder}
        onChange={(event) => change({ folder: event.target.value })}
      />
      <TextField
        label={t('view.colours.search')}
        hideLabel
        icon="search"
        placeholder={t('view.colours.placeholder')}
        value={state.search}
        ref={searchRef}
        autoComplete="off"
        // Without a picked colour the selector starts in the search.
        data-autofocus={!picked || undefined}
        onChange={(event) => change({ search: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            onLeave();
          } else if (event.key === 'Enter' && state.search) onEnter(event);
        }}
      />
    </div>
  );
}

/** Sets the style directly: moving over swatches draws nothing else again. */
function paintWall(element: HTMLElement | null, colour: PublishedColour | undefined) {
  if (colour) element?.style.setProperty('--facade', `rgb(${colour.r} ${colour.g} ${colour.b})`);
  else element?.style.removeProperty('--facade');
}
