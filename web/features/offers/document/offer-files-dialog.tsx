import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import type { NamedOffer, OfferFileChoice, OfferFileKind } from './offer-file-choice.ts';

type Props = {
  offer: NamedOffer;
  hasMeasures: boolean;
  onChoose: (kind: OfferFileKind, choice: OfferFileChoice) => void;
  onClose: () => void;
};

/** A document in another language than the offer's, or with the measurement sheets (OFR-088, OFR-092). */
export default function OfferFilesDialog({ offer, hasMeasures, onChoose, onClose }: Props) {
  const { t } = useTranslation('offerFiles');
  const [language, setLanguage] = useState(offer.language);
  const [measures, setMeasures] = useState(false);
  const choose = (kind: OfferFileKind) => {
    onClose();
    onChoose(kind, { language, measures });
  };
  return (
    <DialogFrame
      title={t('title')}
      context={[offerNumber(offer), offer.customerName].filter(Boolean).join(' · ')}
      onSubmit={() => choose('pdf')}
      onClose={onClose}
      footerStart={
        <Button variant="text" icon="file-excel" onClick={() => choose('excel')}>
          {t('excel')}
        </Button>
      }
      footer={
        <>
          <CancelButton />
          <Button icon="print" onClick={() => choose('print')}>
            {t('print')}
          </Button>
          <Button variant="primary" type="submit" icon="file-pdf">
            {t('pdf')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Segmented
          label={t('language')}
          options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        {hasMeasures && (
          <div>
            <Checkbox
              label={t('measures')}
              checked={measures}
              onChange={({ target }) => setMeasures(target.checked)}
            />
            <p className="muted s">{t('measuresHint')}</p>
          </div>
        )}
      </div>
    </DialogFrame>
  );
}
