import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { TranslationToEnglish } from './use-translation-to-english.ts';

const HistoryDialog = lazy(() => import('#web/components/catalogue-history/history-dialog.tsx'));

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
  const { t } = useTranslation(['phases', 'catalogue']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        {t('catalogue:history.title')}
      </Button>
      <Button icon="language" busy={translation.translating} disabled={busy} onClick={translation.start}>
        {t('edit.translate')}
      </Button>
      {open && (
        <Suspense>
          <HistoryDialog entity="PHASE" id={id} name={name} names={names} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
