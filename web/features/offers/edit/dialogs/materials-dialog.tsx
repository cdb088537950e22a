import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WantedRow, withRows } from '#shared/offers/take-rows.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { useQuotationOptions, useQuotationRows } from './use-quotation-rows.ts';
import './picker.css';

type Props = OfferView & { sectionId: string | null };

/** Ticked rows of a quotation become materials: the server copies them, so they are saved at once. */
export default function MaterialsDialog({ sectionId, offer, onClose }: Props) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const { draft, saveWith } = offer;
  const known = draft.lines.find(({ material }) => material)?.material?.quotationId ?? '';
  const [quotation, setQuotation] = useState(known);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error } = useQuotationRows(quotation);
  const submit = () => {
    const wanted = data ? wantedRows(data, chosen) : [];
    const vat = draft.defaultVat ?? draft.vat[0]?.code ?? '';
    const into = { vat, ofMaterials: t('materials'), newId: newInnerId };
    onClose();
    void saveWith((now) => withRows(now, wanted, into, sectionId));
  };
  return (
    <FormDialog
      title={t('edit.materials.title')}
      context={t('edit.materials.savesAtOnce')}
      action={chosen.size === 0 ? t('edit.add.any') : t('edit.materials.add', { count: chosen.size })}
      disabled={chosen.size === 0}
      failure={error ? failureText(error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="stack picker">
        <SearchSelect
          label={t('edit.materials.quotation')}
          placeholder={t('edit.materials.choose')}
          options={useQuotationOptions(draft.customerId)}
          value={quotation}
          onChange={(id) => {
            setQuotation(id);
            setChosen(new Set());
          }}
        />
        {data?.selectedProducts.length === 0 && <p>{t('edit.materials.empty')}</p>}
        {data && <Rows {...{ data, offer, chosen }} onChange={setChosen} />}
      </div>
    </FormDialog>
  );
}

type Shown = NonNullable<ReturnType<typeof useQuotationRows>['data']>;

/** At the revision that was shown. */
const wantedRows = ({ id, revision, selectedProducts }: Shown, chosen: ReadonlySet<string>): WantedRow[] =>
  selectedProducts
    .filter(({ sId }) => chosen.has(sId))
    .map(({ sId, name, um }) => ({
      ...{ quotation: id, sId, revision },
      ...{ description: name ?? { it: sId }, unit: um },
    }));

type RowsProps = {
  data: Shown;
  offer: OfferView['offer'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Rows to tick; those that the offer has already say so. */
function Rows({ data, offer: { draft }, chosen, onChange }: RowsProps) {
  const { t } = useTranslation('offers');
  const productText = useProductText();
  const taken = new Set(
    draft.lines.flatMap(({ material }) => (material?.quotationId === data.id ? material.sId : [])),
  );
  const toggle = (sId: string) => {
    const next = new Set(chosen);
    if (!next.delete(sId)) next.add(sId);
    onChange(next);
  };
  return (
    <ul className="choices">
      {data.selectedProducts.map(({ sId, name }) => (
        <li key={sId}>
          <label className="check">
            <input type="checkbox" checked={chosen.has(sId)} onChange={() => toggle(sId)} />
            <span className="grow">{productText(name).text}</span>
            {taken.has(sId) && <span className="muted s">{t('edit.materials.there')}</span>}
          </label>
        </li>
      ))}
    </ul>
  );
}
