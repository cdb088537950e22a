import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '#shared/format/format-rate.ts';
import { withVatOfAll } from '#shared/offers/edit-lines.ts';
import { largestRate } from '#shared/offers/offer-bounds.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { isReverseCharge } from '#shared/offers/offered-vat.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { useKeptFocus } from '#web/components/use-kept-focus.ts';
import { NumberInput, typedOf } from '../parts/number-input.tsx';
import { percentNotation } from '../parts/numbers.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { useNumberFault } from '../parts/use-number-fault.ts';
import type { OfferView } from '../use-offer-view.ts';

const notation = percentNotation(largestRate);
const usual = [400, 2000] as const;

/** Withholding, stamp, split payment, and reverse charge where it may be due: proposals, and no advice (OFR-060 to OFR-066). */
export default function RegimesDialog(view: OfferView) {
  const { t } = useTranslation(['offers', 'errors']);
  const { offer, owner, onClose } = view;
  const { draft, edit } = offer;
  const [withheld, setWithheld] = useState(() => typedOf(draft.withholding, notation));
  const [stamp, setStamp] = useState(draft.stamp);
  const [split, setSplit] = useState(draft.splitPayment);
  const withholding = notation.read(withheld);
  const isOrdinary = owner.regime === 'ordinary';
  const kind = draft.customer?.kind;
  const maySplit = draft.splitPayment || (isOrdinary && (kind === 'public' || kind === 'company'));
  const isUnmarked = !offer.evaluated.summary.some(({ code }) => code.stampable);
  const kept = useKeptFocus<HTMLDivElement>();
  const clash = split && hasReverseCharge(draft) ? t('errors:split-with-reverse-charge') : undefined;
  const isWrong = withholding === undefined || clash !== undefined;
  const typed = { withholding: withholding || null, stamp, splitPayment: split };
  const submit = () => {
    onClose();
    edit((now) => ({ ...now, ...typed }));
  };
  return (
    <FormDialog
      title={t('edit.regimes.title')}
      action={t('edit.line.apply')}
      failure={clash}
      disabled={isWrong}
      onSubmit={() => isWrong || submit()}
      onClose={onClose}
    >
      <div className="stack" {...kept}>
        <ReverseCharge {...view} typed={isWrong || split ? undefined : typed} />
        {(isOrdinary || draft.withholding !== null) && (
          <Withholding value={withheld} isOfCondominium={kind === 'condominium'} onType={setWithheld} />
        )}
        <Regime rule="stamp" label={t('edit.regimes.stamp')} isOn={stamp} onChange={setStamp}>
          {stamp && isUnmarked && <p className="muted s">{t('edit.regimes.stampUnmarked')}</p>}
        </Regime>
        {maySplit && <Regime rule="split" label={t('edit.regimes.split')} isOn={split} onChange={setSplit} />}
        <p className="muted">{t('edit.regimes.advice')}</p>
      </div>
    </FormDialog>
  );
}

const hasReverseCharge = ({ lines, vat }: OfferDraft): boolean => {
  const used = new Set(lines.map((line) => line.vat));
  return vat.some((code) => used.has(code.code) && isReverseCharge(code));
};

type RegimeProps = {
  rule: ComponentProps<typeof RuleLink>['rule'];
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The reason why it does nothing now. */
  children?: ReactNode;
};

const Regime = ({ rule, label, isOn, onChange, children }: RegimeProps) => (
  <div className="stack-s">
    <Checkbox label={label} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {children}
    <RuleLink rule={rule} />
  </div>
);

type WithholdingProps = { value: string; isOfCondominium: boolean; onType: (typed: string) => void };

/** 4 and 20 are proposed; any other up to 30 can be typed (OFR-061). */
function Withholding({ value, isOfCondominium, onType }: WithholdingProps) {
  const { t } = useTranslation('offers');
  const faultOf = useNumberFault();
  return (
    <div className="stack-s">
      <NumberInput
        label={t('edit.regimes.withholding')}
        unit="%"
        hint={isOfCondominium ? t('edit.regimes.withholdingHint') : undefined}
        error={faultOf(notation, value)}
        notation={notation}
        value={value}
        onType={onType}
      />
      <div className="row wrap">
        {usual.map((rate) => (
          <Button key={rate} small onClick={() => onType(notation.write(rate))}>
            {formatRate(rate)}
          </Button>
        ))}
        <RuleLink rule="withholding" />
      </div>
    </div>
  );
}

/** The code that a company with a VAT number may ask for; nothing happens by itself (OFR-063). */
const reverseCode = 'IT-N6.7';

type ReverseProps = OfferView & {
  /** The rest of the dialog; nothing where it is to be corrected, which keeps the dialog open. */
  typed: Partial<OfferDraft> | undefined;
};

function ReverseCharge({ offer, owner, onClose, typed }: ReverseProps) {
  const { t } = useTranslation('offers');
  const { draft, editWithUndo } = offer;
  const { customer, lines } = draft;
  const code = owner.codes.find((each) => each.code === reverseCode);
  const others = lines.filter(({ vat }) => vat !== reverseCode).length;
  if (!code || customer?.kind !== 'company' || !customer.vatNumber || others === 0) return null;
  const take = () => {
    if (typed) onClose();
    editWithUndo(
      (now) => ({ ...withVatOfAll(now, reverseCode), ...typed }),
      t('edit.vat.changed', { count: others, label: code.label }),
    );
  };
  return (
    <Alert
      action={
        <Button small onClick={take}>
          {t('edit.regimes.reverseApply')}
        </Button>
      }
    >
      <p>{t('edit.regimes.reverse')}</p>
      <RuleLink rule="reverse" />
    </Alert>
  );
}
