import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { ownerInProblems } from '#shared/offers/offer-problems.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import type { VatCode } from '#shared/schemas/offer.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import { OwnersOfferSettingsDocument, type OwnersOfferSettingsQuery } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

/** The owner's data for offers; they change seldom, and the editor does not wait for them. */
const ownerQuery = queryOptions({
  queryKey: ['offerSettings', 'ofEditor'],
  queryFn: async ({ signal }) => (await request(OwnersOfferSettingsDocument, {}, signal)).offerSettings,
});

export const useOwnersSettings = () => useQuery(ownerQuery);

export type OwnersSettings = OwnersOfferSettingsQuery['offerSettings'];

/** The same, for a sending that begins at once. */
export const readOwnersSettings = (queries: QueryClient): Promise<OwnersSettings> =>
  queries.ensureQueryData(ownerQuery);

const none: VatCode[] = [];

/** The owner as offers depend on them: name, VAT number, country, regime, and the codes that they may choose today. */
export function useOfferOwner() {
  const user = useUser();
  const settings = useOwnersSettings().data;
  const { country } = user;
  const regime = settings?.regime ?? 'ordinary';
  const today = dayInRome(new Date());
  const own = settings ? (settings.vat as VatCode[]) : none;
  const isKnown = settings !== undefined;
  const codes = useMemo(
    () => (isKnown ? offeredVat({ country, regime, own }, today) : none),
    [isKnown, country, regime, own, today],
  );
  return {
    ...ownerInProblems(user, settings as OfferSettings | undefined),
    ...{ own, codes, today },
    /** Until the settings are there, nothing about them is missing. */
    isKnown,
    /** Undefined until the settings are there. */
    acceptedTerms: settings?.acceptedTerms,
  };
}
export type OfferOwner = ReturnType<typeof useOfferOwner>;
