import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { openOfferPdf, openOfferPrint, openVersionPdf } from './offer-file.ts';
import type { AcceptedVersion, NamedOffer, OfferFileChoice, OfferFileKind } from './offer-file-choice.ts';

const OfferFilesDialog = lazyDialog(() => import('./offer-files-dialog.tsx'));

type Options = {
  /** Saves pending changes first; without it there are none. False: not saved, and the screen says why. */
  save?: () => Promise<boolean>;
  /** Whether a line has its quantity from measures; without it nobody knows. */
  hasMeasures?: boolean;
  /** An accepted offer has the documents of what was accepted alone. */
  accepted?: AcceptedVersion | undefined;
};

const failureOf: Record<OfferFileKind, 'print' | 'pdf' | 'excel'> = {
  ...{ print: 'print', pdf: 'pdf', accepted: 'pdf', signed: 'pdf' },
  ...{ excel: 'excel', excelWithCosts: 'excel' },
};

/** The save has told its reason already. */
const notSaved = Symbol('not saved');

/** Makes a document and shows or saves it; says why it did not work. */
function useMaking(offer: NamedOffer, { save, accepted }: Options) {
  const { t } = useTranslation('offerFiles');
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const make = async (kind: OfferFileKind, choice: OfferFileChoice) => {
    if (accepted && (kind === 'accepted' || kind === 'signed'))
      return openVersionPdf(offer, accepted.version, kind === 'signed');
    const saved = (save?.() ?? Promise.resolve(true)).then((isSaved) => {
      if (!isSaved) throw notSaved;
    });
    if (kind === 'print') return openOfferPrint(offer, choice, saved);
    if (kind === 'pdf') return openOfferPdf(offer, choice, saved);
    const [{ saveOfferSheet }] = await Promise.all([import('./save-offer-sheet.ts'), saved]);
    return saveOfferSheet(offer, choice, kind === 'excelWithCosts');
  };
  const run = async (kind: OfferFileKind, choice: OfferFileChoice) => {
    setBusy(true);
    try {
      await make(kind, choice);
    } catch (error) {
      if (error !== notSaved)
        toast({
          tone: 'err',
          text: failureText(error, (reason) => t(`failed.${failureOf[kind]}`, { reason })),
        });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/**
 * Print, PDF and spreadsheet of an offer: `items` for a menu, and `dialog`, which its user renders. They are in the offer's
 * language; the dialog asks for another one and for the measurement sheets (OFR-088, OFR-092 to OFR-094).
 */
export function useOfferFiles(
  offer: NamedOffer,
  options: Options = {},
): { items: MenuItem[]; dialog: ReactNode; busy: boolean } {
  const { hasMeasures = true, accepted } = options;
  const { t } = useTranslation('offerFiles');
  const { busy, run } = useMaking(offer, options);
  const [isAsking, setIsAsking] = useState(false);
  const asUsual = { language: offer.language, measures: false };
  const item = (kind: OfferFileKind, icon: MenuItem['icon']): MenuItem => ({
    label: t(kind, { version: accepted?.version }),
    icon,
    onSelect: () => void run(kind, asUsual),
  });
  const sheets = [item('excel', 'file-excel'), item('excelWithCosts', 'file-excel')];
  const ofAccepted = ({ signed, changed }: AcceptedVersion) => [
    item('accepted', 'file-pdf'),
    ...(signed ? [item('signed', 'verified')] : []),
    ...(changed ? [] : sheets),
  ];
  return {
    busy,
    items: accepted
      ? ofAccepted(accepted)
      : [
          item('print', 'print'),
          item('pdf', 'file-pdf'),
          ...sheets,
          { label: t('more'), icon: 'language', onSelect: () => setIsAsking(true) },
        ],
    dialog: isAsking && (
      <OfferFilesDialog
        offer={offer}
        hasMeasures={hasMeasures}
        onChoose={(kind, choice) => void run(kind, choice)}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
