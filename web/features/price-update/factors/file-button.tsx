import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { longestTable } from '#shared/price-update/parse-factors.ts';
import { Button } from '#web/components/button.tsx';

/** Takes the text of a file. */
export function FileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('priceUpdate');
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again, once it is corrected.
    target.value = '';
    if (file) onText((await file.slice(0, longestTable).text()).replaceAll('\r\n', '\n'));
  };
  return (
    <>
      <input
        ref={input}
        className="vh"
        type="file"
        accept=".json,.csv,.txt,application/json,text/csv"
        tabIndex={-1}
        aria-label={t('paste.file')}
        onChange={(event) => void read(event)}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t('paste.import')}
      </Button>
    </>
  );
}
