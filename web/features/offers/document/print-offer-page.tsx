import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { isOn } from '#shared/document/document-options.ts';
import { OfferDocument } from '#shared/document/offer/offer-document.tsx';
import { offerStyle } from '#shared/document/offer/offer-style.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Discreet } from '#web/components/discreet.tsx';
import { Refusal } from '#web/components/refusal.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { sanitise } from '#web/lib/sanitise.ts';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { type PrintDialog, usePrintDialog } from '#web/lib/use-print-dialog.ts';
import { offerTextsIn } from './offer-texts-in.ts';
import { type PrintedOffer, usePrintedOffer } from './use-printed-offer.ts';

/** /offerte/:id/stampa: the document alone, without the application around it (OFR-088, OFR-095). */
export default function PrintOfferPage({ dialog }: { dialog?: PrintDialog }) {
  const { t } = useTranslation('offerFiles');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = { id, lang: search.get('lang'), withMeasures: isOn(search.get('measures')) };
  const loaded = usePrintedOffer(useUser(), wanted);
  const isReady = loaded !== undefined && 'model' in loaded;
  usePrintDialog(search.get('print') === '1', isReady, dialog);
  return (
    <>
      <Discreet />
      {!loaded && <Spinner large label={t('page.loading')} />}
      {loaded && 'failure' in loaded && <NotOpened failure={loaded.failure} />}
      {isReady && <Printed {...loaded} />}
    </>
  );
}

function Printed({ title, model, notice, measures }: PrintedOffer) {
  usePageTitle(title);
  return (
    <>
      <style>{offerStyle(model, offerTextsIn[model.language])}</style>
      <OfferDocument {...{ model, notice, measures, sanitise }} />
    </>
  );
}

function NotOpened({ failure }: { failure: unknown }) {
  const { t } = useTranslation('offerFiles');
  const failureText = useFailureText();
  const title = codeOf(failure) === 'not-found' ? t('page.notFoundTitle') : t('page.failedTitle');
  return (
    <Refusal title={title} text={failureText(failure)}>
      <ButtonLink to={paths.offers} icon="arrow-left">
        {t('page.back')}
      </ButtonLink>
    </Refusal>
  );
}
