import { useTranslation } from 'react-i18next';
import { mostOwnCodes, type OwnVatForm, tidied } from '#shared/offers/settings-form.ts';
import { vatCodes } from '#shared/offers/vat-codes.ts';
import { vatRegimes } from '#shared/schemas/offer-settings.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { randomId } from '#web/lib/use-attempt-key.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { SettingsDraft } from './use-settings.ts';

type Props = { settings: SettingsDraft };

/** Whether the owner charges VAT, and their own codes beside those of their country (OFR-053, OFR-059). */
export function VatCard({ settings }: Props) {
  const { t } = useTranslation('offerList');
  const { draft, edit, country } = settings;
  const hasFlat = vatCodes.some(({ flat, countries }) => flat && countries.includes(country));
  const add = () => {
    const code = `own-${randomId().slice(0, 8)}`;
    edit({ vat: [...draft.vat, { code, label: '', rate: '', note: '' }] });
  };
  return (
    <Card title={t('settings.vat')}>
      {hasFlat && (
        <>
          <RadioCards legend={t('settings.regime')}>
            {vatRegimes.map((regime) => (
              <RadioCard
                key={regime}
                name="regime"
                label={t(`settings.regimes.${regime}`)}
                checked={draft.regime === regime}
                onChoose={() => edit({ regime })}
              >
                {t(`settings.regimeTexts.${regime}`)}
              </RadioCard>
            ))}
          </RadioCards>
          <p className="hint">{t('settings.regimeHint')}</p>
        </>
      )}
      <h3>{t('settings.ownCodes')}</h3>
      <p className="muted s">{t('settings.ownCodesText')}</p>
      {draft.vat.map((code, place) => (
        <OwnCode key={code.code} {...{ settings, code, place }} />
      ))}
      <div>
        <Button
          small
          icon="plus"
          disabledReason={draft.vat.length >= mostOwnCodes && t('settings.tooManyCodes')}
          onClick={add}
        >
          {t('settings.addCode')}
        </Button>
      </div>
    </Card>
  );
}

type CodeProps = Props & { code: OwnVatForm; place: number };

/** Label, rate and note of one code. */
function OwnCode({ settings, code, place }: CodeProps) {
  const { t } = useTranslation('offerList');
  const message = useMessage(['offerList', 'customers']);
  const { draft, edit, leave, errorOf } = settings;
  const put = (change: Partial<OwnVatForm>) =>
    edit({ vat: draft.vat.map((each) => (each.code === code.code ? { ...each, ...change } : each)) });
  const remove = () => edit({ vat: draft.vat.filter((each) => each.code !== code.code) });
  const field = (name: 'label' | 'rate' | 'note') => ({
    label: t(`settings.code.${name}`),
    value: code[name],
    error: message(errorOf(`vat.${place}.${name}`)),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
    onBlur: leave(`vat.${place}.${name}`),
  });
  const rate = field('rate');
  const tidyRate = () => {
    rate.onBlur();
    put({ rate: tidied.percent(code.rate) });
  };
  return (
    <fieldset className="own-code">
      <legend className="vh">{t('settings.code.one', { place: place + 1 })}</legend>
      <TextField {...field('label')} required longest={60} />
      <TextField {...rate} required className="num" inputMode="decimal" unit="%" onBlur={tidyRate} />
      <TextField {...field('note')} longest={300} />
      <IconButton icon="trash" label={t('settings.code.remove', { name: code.label })} onClick={remove} />
    </fieldset>
  );
}
