import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/components/segmented.tsx';

type Props = {
  /** At the right what the customer sees; on phones behind a tab. */
  preview: ReactNode;
  children: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The form of a text to customers, and beside it what they will see. */
export function TwoSides({ preview, children, onKeyDown }: Props) {
  const { t } = useTranslation('sentOffer');
  const [side, setSide] = useState<'form' | 'preview'>('form');
  return (
    <>
      <div className="send-side mobile-only">
        <Segmented
          label={t('send.sides')}
          options={[
            { value: 'form', label: t('send.form') },
            { value: 'preview', label: t('send.preview') },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key works in every field of it */}
      <div className={`send-columns ${side}`} onKeyDown={onKeyDown}>
        <div className="stack send-form">{children}</div>
        <section className="send-preview" aria-label={t('send.sees')}>
          <p className="send-sees">{t('send.sees')}</p>
          {preview}
        </section>
      </div>
    </>
  );
}
