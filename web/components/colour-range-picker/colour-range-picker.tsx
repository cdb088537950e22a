import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import {
  type RangeSelection,
  selectedColours,
  selectionOf,
  withColours,
} from '#shared/catalogue/colours/range-selection.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { usePublishedFolders } from '#web/lib/use-colours.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Alert } from '../alert.tsx';
import { Dialog } from '../dialog.tsx';
import { AwaitedField } from '../dialog-place.tsx';
import { Skeleton } from '../skeleton.tsx';
import { SubmitButtons } from '../submit-buttons.tsx';
import { FoundFolders } from './found-folders.tsx';
import { type RangeFilter, RangeFilters } from './range-filters.tsx';
import { RangeNotices } from './range-notices.tsx';
import { shownFolders } from './shown-folders.ts';
import './colour-range-picker.css';

type Props = {
  /** Names the range: "Colori della fascia 1". */
  title: string;
  chosen: readonly Colour[];
  /** Colours of the product's other ranges: code and name of the range. */
  elsewhere: ReadonlyMap<string, string>;
  onApply: (colours: Colour[]) => void;
  onClose: () => void;
};

const isSame = (one: RangeSelection, other: RangeSelection) =>
  one.size === other.size && [...one.keys()].every((code) => other.has(code));

/** Chooses the colours of a price range among the published ones (OPC-05). */
export default function ColourRangePicker({ title, chosen, elsewhere, onApply, onClose }: Props) {
  const { t } = useTranslation('colours');
  const { folders, error } = usePublishedFolders();
  const failureText = useFailureText();
  const [first] = useState(() => selectionOf(chosen));
  const [selection, setSelection] = useState(first);
  const [filter, setFilter] = useState<RangeFilter>({ search: '', folder: '', onlyChosen: false });
  const wanted = useDeferredValue(filter);
  const others = useMemo(
    () => new Map([...elsewhere].map(([code, range]) => [codeKey(code), range])),
    [elsewhere],
  );
  const shown = useMemo(() => shownFolders(folders ?? [], wanted, first), [folders, wanted, first]);
  const select = (colours: readonly Colour[], selected: boolean) =>
    setSelection((now) => withColours(now, colours, selected));
  const apply = () => {
    onApply(selectedColours(selection));
    onClose();
  };
  return (
    <Dialog
      title={title}
      width={800}
      unsaved={!isSame(first, selection)}
      onSubmit={apply}
      onClose={onClose}
      footerStart={<output>{t('rangePicker.chosen', { count: selection.size })}</output>}
      footer={<SubmitButtons>{t('rangePicker.apply')}</SubmitButtons>}
    >
      <div className="range-picker">
        {error && <Alert tone="err">{failureText(error)}</Alert>}
        {!folders && !error && (
          <>
            <AwaitedField />
            <Skeleton height="240px" />
          </>
        )}
        {folders && (
          <>
            <RangeFilters {...{ folders, filter, shown, selection, select }} onChange={setFilter} />
            <RangeNotices {...{ folders, selection, select }} elsewhere={others} />
            <FoundFolders {...{ shown, selection, select, filter }} elsewhere={others} />
          </>
        )}
      </div>
    </Dialog>
  );
}
