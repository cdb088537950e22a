import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';

/** Copies a text; where the browser forbids it, the text is there to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('receivedOffer');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <>
      <IconButton icon={isCopied ? 'check' : 'copy'} small label={label} onClick={() => void copy()} />
      <span className="vh" role="status">
        {isCopied && t('accepted.copied')}
      </span>
    </>
  );
}
