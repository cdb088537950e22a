import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { ShareLink } from '#web/features/quotations/parts/request-share-links.ts';

type Address = Pick<ShareLink, 'id' | 'address'>;

/** Copies addresses. The clipboard holds one: only the link that was copied last says so. */
export function useCopying(onNews: (text: string) => void) {
  const { t } = useTranslation('share');
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const copy = async ({ id, address }: Address) => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(id);
      onNews(t('copied'));
    } catch {
      setRefused(id);
    }
  };
  /** `refused`: the link whose address the browser did not let us copy. */
  return { copied, refused, copy };
}
export type Copying = ReturnType<typeof useCopying>;

type Props = { link: Address; copying: Copying; variant?: 'primary'; takesFocus?: boolean };

export function CopyButton({ link, copying, variant, takesFocus = false }: Props) {
  const { t } = useTranslation('share');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const isCopied = copying.copied === link.id;
  return (
    <Button
      ref={button}
      small={!variant}
      variant={variant}
      icon={isCopied ? 'check' : 'copy'}
      onClick={() => void copying.copy(link)}
    >
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  );
}
