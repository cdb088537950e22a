import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { mapLayout } from './layout.ts';
import { MapPicture } from './map-picture.tsx';
import { MapText } from './map-text.tsx';
import { useView } from './use-view.ts';
import './map.css';

type Props = Pick<DialogSlotProps, 'config' | 'goTo' | 'onClose'> & {
  /** Answers of the preview, whose way is drawn stronger. */
  given?: Answers;
};
const none: Answers = {};

/** The questionnaire as a picture, and the same in words. */
export function MapDialog({ config, goTo, onClose, given = none }: Props) {
  const { t } = useTranslation('wizardTools');
  const open = (place: Place) => {
    onClose();
    goTo(place);
  };
  return (
    <DialogFrame title={t('map.title')} context={t('map.context')} width={800} readOnly onClose={onClose}>
      {config ? <WizardMap config={config} given={given} onOpen={open} /> : <p>{t('map.empty')}</p>}
    </DialogFrame>
  );
}

type MapProps = { config: WizardConfig; given: Answers; onOpen: (place: Place) => void };

function WizardMap({ config, given, onOpen }: MapProps) {
  const { t } = useTranslation('wizardTools');
  const [shown, setShown] = useState<'picture' | 'text'>('picture');
  const layout = useMemo(() => mapLayout(config), [config]);
  const { view, zoomIn, zoomOut, fit, handlers } = useView(layout);
  return (
    <div className="wizard-map">
      <div className="map-tools">
        <Segmented
          label={t('map.title')}
          options={[
            { value: 'picture', label: t('map.asPicture') },
            { value: 'text', label: t('map.asText') },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'picture' && (
          <div className="map-zoom">
            <span className="map-legend shows">{t('map.legendShows')}</span>
            <span className="map-legend hides">{t('map.legendHides')}</span>
            <IconButton icon="minus" label={t('map.zoomOut')} onClick={zoomOut} />
            <IconButton icon="plus" label={t('map.zoomIn')} onClick={zoomIn} />
            <IconButton icon="expand" label={t('map.fit')} onClick={fit} />
          </div>
        )}
      </div>
      {shown === 'text' ? (
        <MapText layout={layout} onOpen={onOpen} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and zoom the picture
        <div className="map-view" role="img" aria-label={t('map.picture')} tabIndex={0} {...handlers}>
          <MapPicture layout={layout} view={view} given={given} onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}
