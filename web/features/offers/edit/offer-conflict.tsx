import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import type { Clash } from '#shared/merge-changes.ts';
import { price } from '#shared/money/units.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { ConflictDialog, type ShownClash } from '#web/components/conflict-dialog.tsx';
import { useLineName } from './parts/use-line-name.ts';
import type { OfferView } from './use-offer-view.ts';

type Props = Pick<OfferView, 'offer'> & { theirs: Offer; onClose: () => void };

/** Somebody else saved meanwhile: field by field, line by line, which changes are kept (OFR-020). */
export default function OfferConflict({ offer, theirs, onClose }: Props) {
  const shown = useShownClash(offer.draft);
  return (
    <ConflictDialog
      theirs={theirs}
      busy={offer.saving}
      clashes={offer.clashes.map(shown)}
      onBoth={() => void offer.keepBoth()}
      onReload={offer.takeTheirs}
      onOverwrite={() => void offer.overwrite()}
      onClose={onClose}
    />
  );
}

const named = [
  'title',
  'validUntil',
  'policy',
  'markup',
  'discount',
  'rounding',
  'lines',
  'sections',
] as const;
const namedOfLine = ['quantity', 'price', 'description', 'discount', 'vat'] as const;

/** A clash in words: the line or part that it is in, and the two values. */
function useShownClash({ lines }: OfferDraft) {
  const { t } = useTranslation('offers');
  const nameOf = useLineName();
  const labelOf = ([of = '', place, field]: readonly string[]): string => {
    const line = of === 'lines' && place ? lines[Number(place) - 1] : undefined;
    const part = named.find((name) => name === of) ?? 'others';
    if (!line) return t(`edit.conflict.${part}`);
    const what = namedOfLine.find((name) => name === field) ?? 'others';
    return `${nameOf(line)}, ${t(`edit.conflict.line.${what}`)}`;
  };
  const textOf = (path: readonly string[], value: unknown): string => {
    if (value == null) return t('edit.conflict.none');
    const field = path.at(-1);
    if (field === 'price' && typeof value === 'number') return formatPrice(price(value));
    if (field === 'quantity' && typeof value === 'number') return formatDimension(value);
    return typeof value === 'object' ? t('edit.conflict.other') : String(value);
  };
  return ({ path, mine, theirs }: Clash): ShownClash => ({
    label: labelOf(path),
    mine: textOf(path, mine),
    theirs: textOf(path, theirs),
  });
}
