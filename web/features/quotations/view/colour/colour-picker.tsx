import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type ColouredRow, type FoundColours, foldersOf } from './colour-choices.ts';
import { ColourFilters } from './colour-filters.tsx';
import { ColourGrid } from './colour-grid.tsx';
import { ColoursAtHand } from './colours-at-hand.tsx';
import type { ColourSelection } from './use-colour-selection.ts';
import { useColoursAtHand } from './use-colours-at-hand.ts';

type Props = {
  quotation: Pick<Quotation, 'selectedProducts'>;
  row: ColouredRow;
  colours: readonly PublishedColour[];
  found: FoundColours;
  picked: PublishedColour | undefined;
  selection: ColourSelection;
  preview: RefObject<HTMLElement | null>;
};

/** Folder, search and the swatches they leave; the focus comes here once the colours are there (ux §7). */
export function ColourPicker({ quotation, row, colours, found, picked, selection, preview }: Props) {
  const { state, change } = selection;
  const search = useRef<HTMLInputElement>(null);
  const folders = useMemo(() => foldersOf(colours), [colours]);
  const atHand = useColoursAtHand(quotation, row, colours);
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => start.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const picking = {
    picked,
    onPick: (colour: PublishedColour) => change({ picked: colour }),
    onPreview: (colour: PublishedColour | undefined) => paintWall(preview.current, colour ?? picked),
    onType: () => search.current?.focus(),
  };
  return (
    <div ref={start} className="colour-choices">
      <ColourFilters
        folders={folders}
        folder={found.folder}
        search={state.search}
        searchRef={search}
        autoFocus={!picked}
        onFolder={(next) => change({ folder: next })}
        onSearch={(next) => change({ search: next })}
        onLeave={() => start.current?.querySelector<HTMLElement>('[role="radio"]')?.focus()}
      />
      {state.search === '' && <ColoursAtHand {...atHand} {...picking} />}
      <ColourGrid found={found} row={row} search={state.search} {...picking} />
    </div>
  );
}

/** Straight into the style: moving over swatches draws nothing else again. */
function paintWall(element: HTMLElement | null, colour: PublishedColour | undefined) {
  if (colour) element?.style.setProperty('--facade', `rgb(${colour.r} ${colour.g} ${colour.b})`);
  else element?.style.removeProperty('--facade');
}
