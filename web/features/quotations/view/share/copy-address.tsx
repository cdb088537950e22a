import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';

type Props = { address: string; takesFocus: boolean; onNews: (text: string) => void };

/** Copies the address; where the browser refuses that, it is shown to be copied by hand. */
export function CopyAddress({ address, takesFocus, onNews }: Props) {
  const { t } = useTranslation('share');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
      onNews(t('copied'));
    } catch {
      setOutcome('refused');
    }
  };
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button ref={button} small icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      {outcome === 'refused' && (
        <div className="share-link-address">
          <TextField
            label={t('copyByHand')}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  );
}
