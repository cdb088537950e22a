import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import type { NamedOffer } from './offer-file-choice.ts';
import { useOfferFiles } from './use-offer-files.tsx';

type Props = { offer: NamedOffer } & Parameters<typeof useOfferFiles>[1];

/** The button with the documents of an offer, for its page. */
export function OfferFilesMenu({ offer, ...options }: Props) {
  const { t } = useTranslation('offerFiles');
  const { items, dialog, busy } = useOfferFiles(offer, options);
  return (
    <>
      <Menu
        label={t('title')}
        items={items}
        trigger={(props) => (
          <Button icon="file-pdf" iconAfter="angle-down" busy={busy} {...props}>
            {t('menu')}
          </Button>
        )}
      />
      {dialog}
    </>
  );
}
