import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import type { MapBox, MapLayout } from './layout.ts';
import { isGiven } from './way.ts';

type Props = { layout: MapLayout; given: Answers; onOpen: (place: Place) => void };

/** The map in words: every question with its answers and what each leads to. */
export function MapText({ layout, ...props }: Props) {
  const { t, i18n } = useTranslation('guidedTestTools');
  return (
    <div className="map-text">
      {layout.bands.map(({ stage, title }) => (
        <section key={stage} aria-label={textIn(title, i18n.language)}>
          <h3>{textIn(title, i18n.language)}</h3>
          <ul>
            {layout.boxes
              .filter(({ place }) => place.stage === stage)
              .map((box) => (
                <BoxText key={box.key} box={box} layout={layout} {...props} />
              ))}
          </ul>
          {layout.boxes.every(({ place }) => place.stage !== stage) && (
            <p className="muted s">
              {t(layout.hasCatalogue && stage === 'stage4' ? 'map.ofCatalogue' : 'map.nothing')}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function BoxText({ box, layout, given, onOpen }: Props & { box: MapBox }) {
  const { t, i18n } = useTranslation('guidedTestTools');
  const titleOf = (key: string) => textIn(layout.boxes.find((one) => one.key === key)?.title, i18n.language);
  const title = textIn(box.title, i18n.language);
  if (box.cataloguePhase)
    return (
      <li className="of-catalogue">
        <Link to={paths.phase(box.cataloguePhase)}>{title}</Link> <Badge>{t('check.catalogue')}</Badge>
      </li>
    );
  const effectsOf = (answer: string) =>
    (['shows', 'hides'] as const).flatMap((effect) => {
      const titles = layout.edges
        .filter(
          ({ from, effect: own }) =>
            own === effect && from.questionId === box.place.question && from.answerId === answer,
        )
        .map(({ to }) => titleOf(to));
      return titles.length > 0 ? [t(`map.${effect}Of`, { titles: titles.join(', ') })] : [];
    });
  return (
    <li>
      <Button small variant="text" aria-label={t('map.open', { title })} onClick={() => onOpen(box.place)}>
        {title}
      </Button>
      {box.lines.length > 0 && (
        <ul>
          {box.lines.map(({ id, title: answer }) => {
            const effects = effectsOf(id).join('; ');
            const text = textIn(answer, i18n.language);
            return (
              <li key={id}>
                {effects ? t('map.leadsTo', { answer: text, effects }) : text}{' '}
                {isGiven(given, box.place.question, id) && <Badge tone="acc">{t('map.given')}</Badge>}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
