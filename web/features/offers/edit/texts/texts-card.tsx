import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasText } from '#shared/rich-text/has-text.ts';
import { Button } from '#web/components/button.tsx';
import { FoldingCard } from '#web/components/folding-card.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { loadAhead } from '#web/lib/load-ahead.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import type { OfferView } from '../use-offer-view.ts';
import './texts-card.css';

/** The code that makes texts safe is large: amounts do not wait for it. */
const RichText = lazyPart(async () => ({
  default: (await import('#web/components/rich-text.tsx')).RichText,
}));
loadAhead(RichText.preload);

const richTexts = ['intro', 'included', 'excluded', 'terms'] as const;
const lines = ['timing', 'payment'] as const;

/** The texts of the document (OFR-074). */
export function TextsCard({ offer: { draft }, onOpen }: OfferView) {
  const { t } = useTranslation('offers');
  const isPhone = useNarrowerThan(640);
  const { texts, language } = draft;
  const written = [
    ...richTexts.filter((name) => hasText(texts[name])),
    ...lines.filter((name) => texts[name]),
  ];
  return (
    <FoldingCard
      title={t('edit.texts.title')}
      folded={isPhone ? t('edit.texts.count', { count: written.length }) : undefined}
      end={
        <Button variant="text" tone="accent" small icon="pencil" onClick={() => onOpen({ kind: 'texts' })}>
          {t('edit.texts.edit')}
        </Button>
      }
    >
      {written.length === 0 && <p className="muted">{t('edit.texts.none')}</p>}
      {richTexts.map(
        (name) =>
          hasText(texts[name]) && (
            <section key={name} className="offer-text">
              <h3>{t(`edit.texts.${name}`)}</h3>
              <Suspense>
                <RichText text={{ text: texts[name] ?? '', language }} />
              </Suspense>
            </section>
          ),
      )}
      {lines.map(
        (name) =>
          texts[name] && (
            <p key={name}>
              <b>{t(`edit.texts.${name}`)}</b>: {texts[name]}
            </p>
          ),
      )}
    </FoldingCard>
  );
}
