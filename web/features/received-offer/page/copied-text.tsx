import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';
import { copyText } from '#web/lib/copy-text.ts';

type Props = {
  text: string;
  /** The text as it is read. */
  shown?: string;
  label: string;
};

/** A text and what copies it; where the browser forbids that, the text is selected to be copied by hand. */
export function CopiedText({ text, shown = text, label }: Props) {
  const { t } = useTranslation('receivedOffer');
  const words = useRef<HTMLSpanElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async () => {
    const isDone = await copyText(text);
    setIsCopied(isDone);
    if (!isDone && words.current) getSelection()?.selectAllChildren(words.current);
  };
  return (
    <>
      <span ref={words}>{shown}</span>
      <IconButton icon={isCopied ? 'check' : 'copy'} small label={label} onClick={() => void copy()} />
      <span className={isCopied === false ? 'xs muted' : 'vh'} role="status">
        {isCopied !== undefined && t(isCopied ? 'accepted.copied' : 'accepted.copyByHand')}
      </span>
    </>
  );
}
