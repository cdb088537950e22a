import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { ShowDialog } from './open-dialog.ts';
import type { ShownRows } from './use-shown-rows.ts';
import './toolbar.css';

type Props = { quotation: Quotation; shown: ShownRows; onOpen: ShowDialog; onSelect: () => void };

/** Switches and actions on all rows (QVW-012 to QVW-015); phones have the switches in the head's menu. */
export function Toolbar({ quotation, shown, onOpen, onSelect }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <div className="toolbar">
      <ShownSwitches shown={shown} />
      <div className="end">
        <Button
          small
          icon="check-square"
          className="selects"
          aria-label={t('view.rows.start')}
          onClick={onSelect}
        >
          <span className="desk-only">{t('view.rows.start')}</span>
        </Button>
        {shown.hasMoney && (
          <Button small icon="percentage" onClick={() => onOpen({ kind: 'globalDiscount' })}>
            {t('view.toolbar.globalDiscount')}
          </Button>
        )}
        <ButtonLink small icon="pen-to-square" to={paths.editQuotation(quotation.id)}>
          {t('view.toolbar.editProducts')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What of the rows is shown; `everywhere`: on phones too, where there is no menu for it. */
export function ShownSwitches({ shown, everywhere }: { shown: ShownRows; everywhere?: boolean }) {
  const { t } = useTranslation('quotations');
  return (
    <div className={`switches${everywhere ? '' : ' desk-only'}`}>
      {shown.hasMoney && (
        <SwitchField
          label={t('view.toolbar.showPrices')}
          checked={shown.prices}
          onChange={(event) => shown.setPrices(event.target.checked)}
        />
      )}
      <SwitchField
        label={t('view.toolbar.showSpecs')}
        checked={shown.specs}
        onChange={(event) => shown.setSpecs(event.target.checked)}
      />
    </div>
  );
}
