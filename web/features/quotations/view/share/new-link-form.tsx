import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage, documentLanguages } from '#shared/document/document-options.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { audiences } from '#shared/schemas/share-link.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import type { LinkWish } from './use-share-links.ts';

type Props = {
  wish: LinkWish;
  /** There are prices that could be shown. */
  hasMoney: boolean;
  /** It was asked for, so the keyboard goes on here. */
  takesFocus: boolean;
  onChange: (changes: Partial<LinkWish>) => void;
};

export function NewLinkForm({ wish, hasMoney, takesFocus, onChange }: Props) {
  const { t } = useTranslation('share');
  return (
    <section className="stack new-link" aria-label={t('add')}>
      <AudienceChoice wish={wish} takesFocus={takesFocus} onChange={onChange} />
      <Validity wish={wish} onChange={onChange} />
      <div className="new-link-view">
        <SelectField
          label={t('language')}
          value={wish.language}
          options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={(event) => onChange({ language: documentLanguage(event.target.value) })}
        />
        <div className="stack-s">
          {hasMoney && wish.audience === 'CUSTOMER' && (
            <Checkbox
              label={t('showPrices')}
              checked={wish.showPrices}
              onChange={(event) => onChange({ showPrices: event.target.checked })}
            />
          )}
          <Checkbox
            label={t('showSpecs')}
            checked={wish.showSpecs}
            onChange={(event) => onChange({ showSpecs: event.target.checked })}
          />
        </div>
      </div>
    </section>
  );
}

function AudienceChoice({ wish, takesFocus, onChange }: Omit<Props, 'hasMoney'>) {
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
          onChoose={() => onChange({ audience })}
        >
          {t(`means.${audience}`)}
        </RadioCard>
      ))}
    </RadioCards>
  );
}

const offeredDays = [7, 30, 90];
const day = 86_400_000;

function Validity({ wish, onChange }: Pick<Props, 'wish' | 'onChange'>) {
  const { t } = useTranslation('share');
  const name = useId();
  const [now] = useState(() => Date.now());
  return (
    <RadioCards legend={t('validity')}>
      {offeredDays.map((days) => (
        <RadioCard
          key={days}
          name={name}
          label={t('days', { count: days })}
          checked={days === wish.days}
          onChoose={() => onChange({ days })}
        >
          {t('until', { date: formatDate(new Date(now + days * day).toISOString()) })}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
