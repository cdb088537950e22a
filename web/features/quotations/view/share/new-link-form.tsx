import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '#shared/day.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { languages } from '#shared/languages.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { audiences } from '#shared/schemas/share-link.ts';
import { Alert } from '#web/components/alert.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type LinkWish, useCreateShareLink } from './use-share-links.ts';

const offeredDays = [7, 30, 90];
const usualDays = 30;

/** Whether a customer would read amounts, and the discounts of the owner. */
export type SharedContent = { hasMoney: boolean; hasDiscounts: boolean };

/** The form of a new link, and its creation; the wish stays for the next link. */
export function useNewLink(
  { id, user }: Pick<Quotation, 'id' | 'user'>,
  { hasMoney, hasDiscounts }: SharedContent,
) {
  const { mutate, isPending, error } = useCreateShareLink(id);
  const [wish, setWish] = useState<LinkWish>({
    audience: hasMoney ? 'CUSTOMER' : 'SITE',
    days: usualDays,
    language: documentLanguage(user.language),
    showPrices: false,
    showSpecs: true,
  });
  return {
    wish,
    change: (changes: Partial<LinkWish>) => setWish((now) => ({ ...now, ...changes })),
    submit: (onMade: (link: ShareLink) => void) => mutate(wish, { onSuccess: onMade }),
    isPending,
    error,
    hasMoney,
    hasDiscounts,
  };
}

type Props = {
  form: ReturnType<typeof useNewLink>;
  /** The user asked for the form, so the focus moves into it. */
  takesFocus: boolean;
};

export function NewLinkForm({ form, takesFocus }: Props) {
  const { t } = useTranslation('share');
  const failureText = useFailureText();
  const { wish, change, error } = form;
  return (
    <>
      <section className="stack new-link" aria-label={t('add')}>
        <AudienceChoice form={form} takesFocus={takesFocus} />
        <Validity form={form} />
        <div className="new-link-view">
          <SelectField
            label={t('language')}
            value={wish.language}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            onChange={(event) => change({ language: documentLanguage(event.target.value) })}
          />
          <div className="stack-s">
            {form.hasMoney && wish.audience === 'CUSTOMER' && (
              <Checkbox
                label={t('showPrices')}
                checked={wish.showPrices}
                onChange={(event) => change({ showPrices: event.target.checked })}
              />
            )}
            <Checkbox
              label={t('showSpecs')}
              checked={wish.showSpecs}
              onChange={(event) => change({ showSpecs: event.target.checked })}
            />
          </div>
        </div>
      </section>
      {error && <Alert tone="err">{failureText(error)}</Alert>}
    </>
  );
}

function AudienceChoice({ form: { wish, change, hasDiscounts }, takesFocus }: Props) {
  const { t } = useTranslation('share');
  const name = useId();
  const cards = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) cards.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [takesFocus]);
  return (
    <RadioCards legend={t('audience')} ref={cards}>
      {audiences.map((audience) => (
        <RadioCard
          key={audience}
          name={name}
          label={t(`choice.${audience}`)}
          checked={audience === wish.audience}
          onChoose={() => change({ audience })}
        >
          {audience === 'CUSTOMER' && hasDiscounts ? t('means.CUSTOMER_discounts') : t(`means.${audience}`)}
        </RadioCard>
      ))}
    </RadioCards>
  );
}

function Validity({ form: { wish, change } }: Pick<Props, 'form'>) {
  const { t } = useTranslation('share');
  const name = useId();
  const [now] = useState(() => Date.now());
  const endOf = (days: number) => formatDate(new Date(now + days * day).toISOString());
  return (
    <>
      <RadioCards legend={t('validity')}>
        {offeredDays.map((days) => (
          <RadioCard
            key={days}
            name={name}
            label={t('days', { count: days })}
            checked={days === wish.days}
            onChoose={() => change({ days })}
          >
            {t('until', { date: endOf(days) })}
          </RadioCard>
        ))}
      </RadioCards>
      <p className="muted s">{t('live', { date: endOf(wish.days) })}</p>
    </>
  );
}
