import { useTranslation } from 'react-i18next';
import { longestPriceListName } from '#shared/schemas/price-list-input.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { FactorField } from './factor-field.tsx';
import { type Copy, useDuplication } from './use-duplication.ts';
import { useSaveFailure } from './use-price-list-form.ts';

type Props = { list: PriceList; onMade: (copy: Copy) => void; onClose: () => void };

/** Asks what a copy of a price list is called, and what of its products and prices it has. */
export function DuplicateDialog({ list, onMade, onClose }: Props) {
  const { t } = useTranslation(['priceLists', 'common']);
  const { wanted, priced, isReady, isChanged, busy, error, change, submit } = useDuplication(list, onMade);
  const { nameTaken, failure } = useSaveFailure(error);
  const isNamed = wanted.name.trim() !== '';
  const isEmpty = list.productCount === 0;
  return (
    <Dialog
      title={t('duplicate.title')}
      context={list.name}
      unsaved={isChanged}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            type="submit"
            icon="copy"
            busy={busy}
            disabled={!isReady}
            disabledReason={!isNamed && t('dialog.nameMissing')}
          >
            {t('duplicate.action')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Alert tone="err">{failure}</Alert>}
        <TextField
          label={t('dialog.name')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={longestPriceListName}
          hint={t('duplicate.scope', { name: list.name })}
          error={isNamed ? nameTaken : t('common:nameRequired')}
          value={wanted.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        {isEmpty ? (
          <p className="muted">{t('duplicate.noProducts', { name: list.name })}</p>
        ) : (
          <>
            <Checkbox
              label={t('duplicate.withProducts', { count: list.productCount })}
              checked={wanted.withProducts}
              onChange={({ target }) => change({ withProducts: target.checked })}
            />
            <Checkbox
              label={t('duplicate.withPrices')}
              checked={priced}
              disabled={!wanted.withProducts}
              onChange={({ target }) => change({ withPrices: target.checked })}
            />
            <FactorField value={wanted.factor} disabled={!priced} onChange={(factor) => change({ factor })} />
          </>
        )}
      </div>
    </Dialog>
  );
}
