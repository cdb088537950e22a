import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { countProductChanges } from '#shared/catalogue/product-form/count-product-changes.ts';
import { newProductDraft } from '#shared/catalogue/product-form/new-draft.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { Tools } from './edit-product.tsx';
import { FormBar } from './form-bar.tsx';
import { usePendingImage } from './general/use-pending-image.tsx';
import type { Edit } from './parts/edit.ts';
import { DoubtsDialog } from './prices/doubts-dialog.tsx';
import type { PriceLists } from './prices/price-lists.ts';
import { useDoubts } from './prices/use-doubts.ts';
import { useWidePrices } from './prices/use-wide-prices.ts';
import { ProductFailure } from './product-failure.tsx';
import { ProductForm } from './product-form.tsx';
import { useAddProduct } from './use-add-product.ts';
import { useFormIssues } from './use-form-issues.ts';
import { useLeaveTexts } from './use-leave-texts.ts';
import { useProductChoices } from './use-product-choices.ts';

/** /prodotti/nuovo, for super users (PRD-002, OPC-32). */
export default function NewProductPage(tools: Tools) {
  const { ready } = useTranslation(['products', 'catalogue']);
  return ready ? <NewProduct {...tools} /> : <ScreenLoading />;
}

function NewProduct({ timer, newId = randomId }: Tools) {
  const { t } = useTranslation(['products', 'common']);
  const { blank, draft, edit } = useNewDraft(newId);
  const image = usePendingImage();
  const [priceLists, setPriceLists] = useState<string[]>([]);
  const changes = countProductChanges(blank, draft) + (image.file ? 1 : 0) + (priceLists.length > 0 ? 1 : 0);
  const release = useUnsavedGuard(changes > 0, { texts: useLeaveTexts() });
  const adding = useAddProduct({ priceLists, image, newId, release, timer });
  const { saving } = adding;
  const numbers = useDoubts(blank, draft, edit);
  const choices = useProductChoices();
  const form = useFormIssues(draft, choices.lists, 'name.it');
  const { wide, onWide } = useWidePrices();
  const title = t('editView.newTitle');
  const add = () => {
    if (form.check()) numbers.sendCertain(async (certain) => form.markRefused(await adding.add(certain)));
  };
  return (
    <PageFrame
      withBar
      wide={wide}
      title={title}
      breadcrumbs={[{ label: t('common:areas.products'), to: paths.products }, { label: title }]}
    >
      <div className="stack">
        <ProductFailure failure={adding.failure} onDismiss={adding.dismissFailure} />
        <ProductForm
          {...{ draft, edit, choices, newId, form, numbers, wide, onWide }}
          image={image.field}
          busy={saving}
          general={<PriceListsField lists={choices.lists} values={priceLists} onChange={setPriceLists} />}
        />
      </div>
      <FormBar
        isNew
        changes={changes}
        saving={saving}
        label={t('editView.add')}
        issues={form.issues}
        numbers={numbers}
        onNext={form.goToNext}
        impediment={false}
        onSave={add}
      />
      <DoubtsDialog numbers={numbers} um={draft.um} lists={choices.lists} />
    </PageFrame>
  );
}

function useNewDraft(newId: () => string) {
  const [blank] = useState(() => newProductDraft(newId()));
  const [draft, setDraft] = useState(blank);
  const edit = useCallback<Edit>(
    (change) => setDraft((now) => (typeof change === 'function' ? change(now) : { ...now, ...change })),
    [],
  );
  return { blank, draft, edit };
}

type PriceListsProps = { lists: PriceLists; values: string[]; onChange: (ids: string[]) => void };

function PriceListsField({ lists, values, onChange }: PriceListsProps) {
  const { t } = useTranslation('products');
  return (
    <MultiSelect
      label={t('editView.addToLists')}
      hint={t('editView.addToListsHint')}
      options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      values={values}
      onChange={onChange}
    />
  );
}
