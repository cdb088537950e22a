import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { type MapBox, type MapLayout, mapLayout } from './layout.ts';
import { MapPicture } from './map-picture.tsx';
import { MapText } from './map-text.tsx';
import { useView } from './use-view.ts';
import './map.css';

type Props = Pick<DialogSlotProps, 'config' | 'goTo' | 'onClose' | 'given' | 'selected' | 'catalogue'>;

/** The guided test as a picture, and the same in words. */
export function MapDialog({ config, goTo, onClose, ...run }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const open = (place: Place) => {
    onClose();
    goTo(place);
  };
  return (
    <DialogFrame title={t('map.title')} context={t('map.context')} width={800} readOnly onClose={onClose}>
      {config ? <GuidedTestMap config={config} {...run} onOpen={open} /> : <p>{t('map.empty')}</p>}
    </DialogFrame>
  );
}

type MapProps = {
  config: GuidedTestConfig;
  given: Answers;
  selected: Place | null;
  catalogue: DialogSlotProps['catalogue'];
  onOpen: (place: Place) => void;
};

function GuidedTestMap({ config, given, selected, catalogue, onOpen }: MapProps) {
  const { t } = useTranslation('guidedTestTools');
  const [shown, setShown] = useState<'picture' | 'text'>('picture');
  const layout = useMemo(() => mapLayout(config, catalogue), [config, catalogue]);
  const isText = shown === 'text';
  const isAtPlace = ({ cataloguePhase, place: { question, phase } }: MapBox) =>
    cataloguePhase === undefined && question === selected?.question && phase === selected?.phase;
  return (
    <div className="test-editor-map">
      <Segmented
        label={t('map.title')}
        options={[
          { value: 'picture', label: t('map.asPicture') },
          { value: 'text', label: t('map.asText') },
        ]}
        value={shown}
        onChange={setShown}
      />
      {isText ? (
        <MapText layout={layout} given={given} onOpen={onOpen} />
      ) : (
        <ZoomedPicture layout={layout} given={given} at={layout.boxes.find(isAtPlace)} onOpen={onOpen} />
      )}
    </div>
  );
}

type PictureProps = Pick<MapProps, 'given' | 'onOpen'> & { layout: MapLayout; at: MapBox | undefined };

function ZoomedPicture({ layout, at, ...props }: PictureProps) {
  const { t } = useTranslation('guidedTestTools');
  const element = useRef<HTMLDivElement>(null);
  const { viewBox, zoomIn, zoomOut, fit, handlers } = useView(element, layout, at);
  return (
    <>
      <div className="map-zoom">
        <IconButton icon="minus" label={t('map.zoomOut')} onClick={zoomOut} />
        <IconButton icon="plus" label={t('map.zoomIn')} onClick={zoomIn} />
        <IconButton icon="expand" label={t('map.fit')} onClick={fit} />
      </div>
      <ul className="map-legend">
        <li>{t('map.legendShows')}</li>
        <li className="hides">{t('map.legendHides')}</li>
        {Object.keys(props.given).length > 0 && <li className="way">{t('map.legendWay')}</li>}
      </ul>
      <div
        ref={element}
        className="map-view"
        role="img"
        aria-label={t('map.picture')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and zoom the picture
        tabIndex={0}
        {...handlers}
      >
        <MapPicture layout={layout} viewBox={viewBox} at={at} {...props} />
      </div>
    </>
  );
}
