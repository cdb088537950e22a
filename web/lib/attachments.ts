import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { attachmentLabel } from '#shared/attachments/attachment-label.ts';
import { nationalAddress } from '#shared/attachments/national-address.ts';
import { brand } from '#shared/brand.ts';
import type { Attachment } from '#shared/schemas/attachment.ts';
import { textKey } from '#web/lib/use-message.ts';

/** The address of a download; undefined when it must not be opened (QVW-073, OP57). */
export const downloadAddress = (url: string) => nationalAddress(url, brand.hosts);

/** Opens a download in a new tab that cannot reach back (QVW-072). */
export function openAddress(url: string) {
  const address = downloadAddress(url);
  if (address) window.open(address, '_blank', 'noopener,noreferrer');
}

/** The label of an attachment (QER-018 to QER-020); `position` counts from 1. */
export function useAttachmentLabel(): (attachment: Attachment, position: number) => string {
  const { t } = useTranslation('catalogue');
  return (attachment, position) => {
    const label = attachmentLabel(attachment, position);
    // the key comes from a rule, at run time: the test of texts knows the rule's keys
    return 'text' in label
      ? label.text
      : String(t(textKey(label.key) as ParseKeys<'catalogue'>, label.values ?? {}));
  };
}
