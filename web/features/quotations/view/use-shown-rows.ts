import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconName } from '#web/components/icon.tsx';

type Switch = { label: string; icon: IconName; isOn: boolean; set: (isOn: boolean) => void };

/** The two switches of the table; price rows exist only with a price list of the owner. */
export function useShownRows(hasMoney: boolean) {
  const { t } = useTranslation('quotations');
  const [prices, setPrices] = useState(false);
  const [specs, setSpecs] = useState(false);
  const ofPrices: Switch = {
    label: t('view.toolbar.showPrices'),
    icon: 'tag',
    isOn: prices,
    set: setPrices,
  };
  const ofSpecs: Switch = { label: t('view.toolbar.showSpecs'), icon: 'book', isOn: specs, set: setSpecs };
  return {
    prices: prices && hasMoney,
    specs,
    hasMoney,
    switches: hasMoney ? [ofPrices, ofSpecs] : [ofSpecs],
  };
}
export type ShownRows = ReturnType<typeof useShownRows>;
