import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/schemas/measures.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { ShortDialog } from '../view/short/short-dialog.tsx';
import type { QuotationView } from '../view/use-quotation-view.ts';
import ChoiceDialog from './area/choice-dialog.tsx';
import type { MeasureEdits } from './measure-edits.ts';
import { NewPlaceDialog, RenameDialog } from './place-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';

export type MeasureDialog =
  | { kind: 'new'; of: Place['kind'] }
  | { kind: 'rename'; place: Place }
  | { kind: 'rule'; place?: Place }
  | { kind: 'row'; sId: string };
export type ShowMeasureDialog = (dialog: MeasureDialog) => void;

type Props = {
  view: QuotationView;
  dialog: MeasureDialog | undefined;
  edits: MeasureEdits;
  onClose: () => void;
};

/** The dialog that is open; that of rows that are short is the quotation's own. */
export const MeasureDialogs = (props: Props) => (
  <DialogPlace>
    <Opened {...props} />
  </DialogPlace>
);

function Opened({ view, dialog, edits, onClose }: Props) {
  const { t } = useTranslation('measures');
  const text = useProductText();
  const { measures, selectedProducts } = view.draft.draft;
  if (view.dialog?.kind === 'short')
    return <ShortDialog shortage={view.shortage} goOn={view.dialog.goOn} onClose={view.onClose} />;
  if (!dialog) return null;
  if (dialog.kind === 'new')
    return <NewPlaceDialog kind={dialog.of} places={measures.places} {...{ edits, onClose }} />;
  if (dialog.kind === 'rename') return <RenameDialog place={dialog.place} {...{ edits, onClose }} />;
  if (dialog.kind === 'rule')
    return <RuleDialog place={dialog.place} ofQuotation={measures.rule} {...{ edits, onClose }} />;
  const row = selectedProducts.find(({ sId }) => sId === dialog.sId);
  if (!row) return null;
  return (
    <ChoiceDialog
      title={t('area.ofProduct', { product: text(row.name).text })}
      measures={measures}
      initial={row.areaFrom ?? null}
      onChoose={(choice) => edits.chooseRow(row.sId, choice)}
      onClose={onClose}
    />
  );
}
