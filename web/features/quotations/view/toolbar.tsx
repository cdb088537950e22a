import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { QuotationView } from './use-quotation-view.ts';
import type { ShownRows } from './use-shown-rows.ts';
import './toolbar.css';

/** Switches and actions on all rows (QVW-012 to QVW-015); phones have the switches in the head's menu. */
export function Toolbar({ draft, shown, onOpen, onSelect }: QuotationView & { onSelect: () => void }) {
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
          <>
            <Button small icon="sort-numeric-down" onClick={() => onOpen({ kind: 'optimise' })}>
              {t('view.toolbar.optimise')}
            </Button>
            <Button small icon="percentage" onClick={() => onOpen({ kind: 'globalDiscount' })}>
              {t('view.toolbar.globalDiscount')}
            </Button>
          </>
        )}
        <ButtonLink small icon="pen-to-square" to={paths.editQuotation(draft.saved.id)}>
          {t('view.toolbar.editProducts')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** `everywhere`: on phones too, where no menu has the switches. */
export function ShownSwitches({ shown, everywhere }: { shown: ShownRows; everywhere?: boolean }) {
  return (
    <div className={`switches${everywhere ? '' : ' desk-only'}`}>
      {shown.switches.map(({ label, isOn, set }) => (
        <SwitchField
          key={label}
          label={label}
          checked={isOn}
          onChange={(event) => set(event.target.checked)}
        />
      ))}
    </div>
  );
}
