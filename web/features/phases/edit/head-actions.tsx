import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { HistoryButton } from '#web/components/catalogue-history/history-button.tsx';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

type Props = {
  id: string;
  name: string;
  /** What the history names by id or slug. */
  names: ReadonlyMap<string, string>;
  translation: TranslationToEnglish;
  busy: boolean;
};

/** What was changed so far, and the translation (PHA-049). */
export function HeadActions({ id, name, names, translation, busy }: Props) {
  const { t } = useTranslation('phases');
  return (
    <>
      <HistoryButton entity="PHASE" id={id} name={name} names={names} />
      <Button icon="language" busy={translation.translating} disabled={busy} onClick={translation.start}>
        {t('edit.translate')}
      </Button>
    </>
  );
}
