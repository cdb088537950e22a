import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentsIn } from '#shared/attachments/attachments-in.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import { productQuery } from '#web/components/product-dialog/product-query.ts';
import { openAddress, useAttachmentLabel } from '#web/lib/attachments.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedProduct } from './use-products.ts';

type Props = { product: ListedProduct; name: string };

/** The downloads of a product in the language of the interface, else the Italian ones (PRD-018, OPC-29). */
export function RowAttachments({ product, name }: Props) {
  const { t, i18n } = useTranslation('catalogue');
  const label = t('product.attachmentsOf', { product: name });
  if (![i18n.language, 'it'].some((language) => product.attachmentLanguages.includes(language))) {
    const reason = t('product.noAttachments', { product: name });
    return <IconButton icon="paperclip" small label={label} disabledReason={reason} />;
  }
  return <Downloads id={product.id} label={label} />;
}

/** They are asked for when the menu is opened. */
function Downloads({ id, label }: { id: string; label: string }) {
  const [isWanted, setWanted] = useState(false);
  const items = useDownloads(id, isWanted);
  return (
    <Menu
      label={label}
      items={items}
      trigger={({ onClick, ...props }) => (
        <IconButton
          icon="paperclip"
          small
          label={label}
          {...props}
          onClick={(event) => {
            setWanted(true);
            onClick(event);
          }}
        />
      )}
    />
  );
}

function useDownloads(id: string, enabled: boolean): MenuItem[] {
  const { t, i18n } = useTranslation(['common', 'catalogue']);
  const labelOf = useAttachmentLabel();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery({ ...productQuery(id), enabled });
  if (data) {
    return attachmentsIn(data.attachments_i18n, i18n.language).map((attachment, index) => ({
      label: labelOf(attachment, index + 1),
      icon: 'download',
      onSelect: () => openAddress(attachment.url),
    }));
  }
  if (error) return [{ label: failureText(error), onSelect: () => void refetch() }];
  return [
    { label: t('common:table.loading'), disabledReason: t('common:table.loading'), onSelect: () => {} },
  ];
}
