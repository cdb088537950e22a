import { useTranslation } from 'react-i18next';
import { type AttachmentsByLanguage, attachmentsIn } from '#shared/attachments/attachments-in.ts';
import type { Attachment } from '#shared/schemas/attachment.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { openAddress, useAttachmentLabel } from '#web/lib/attachments.ts';

type Props = { attachments: AttachmentsByLanguage<Attachment>; product: string };

/** The downloads of a product (QVW-020), each in a new tab (QVW-072). */
export function AttachmentsMenu({ attachments, product }: Props) {
  const { t, i18n } = useTranslation('catalogue');
  const labelOf = useAttachmentLabel();
  const found = attachmentsIn(attachments, i18n.language);
  const label = t('product.attachmentsOf', { product });
  const none = t('product.noAttachments', { product });
  if (found.length === 0) return <IconButton icon="paperclip" small label={label} disabledReason={none} />;
  return (
    <Menu
      label={label}
      items={found.map((attachment, index) => ({
        label: labelOf(attachment, index + 1),
        icon: 'download',
        onSelect: () => openAddress(attachment.url),
      }))}
      trigger={(props) => <IconButton icon="paperclip" small label={label} {...props} />}
    />
  );
}
