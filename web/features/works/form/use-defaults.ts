import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import { vatCodes } from '#shared/offers/vat-codes.ts';
import { OfferSettingsDocument } from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

const useSettings = () =>
  useQuery({
    queryKey: ['offerSettings', 'ofWorks'],
    queryFn: async ({ signal }) => (await request(OfferSettingsDocument, {}, signal)).offerSettings,
  }).data;

/** The owner's cost of an hour, in ten-thousandths of a euro: works without a cost of their own have it (WRK-006). */
export const useOwnersHourlyCost = (): number | null => useSettings()?.hourlyCost ?? null;

/** The VAT codes that the owner may choose today, and the one that a work has already (OFR-053, WRK-028). */
export function useVatOptions(stored: string): { value: string; label: string }[] {
  const { t } = useTranslation('works');
  const { country } = useUser();
  const settings = useSettings();
  const codes = useMemo(() => {
    const { regime = 'ordinary', vat: own = [] } = settings ?? {};
    return offeredVat({ country, regime, own }, dayInRome(new Date()));
  }, [country, settings]);
  const options = codes.map(({ code, label }) => ({ value: code, label }));
  const isKept = stored !== '' && !options.some(({ value }) => value === stored);
  if (!isKept) return options;
  const label = vatCodes.find(({ code }) => code === stored)?.label;
  const gone = label ? t('form.vatNotOffered', { label }) : t('form.vatRemoved');
  return [...options, { value: stored, label: settings ? gone : '…' }];
}
