import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { type MapBox, type MapEdge, type MapLayout, sizes } from './layout.ts';
import { isGiven, wayOf } from './way.ts';

type Props = {
  layout: MapLayout;
  /** The part that is seen, as an SVG has it. */
  viewBox: string;
  /** Answers of a run, whose way is drawn stronger. */
  given: Answers;
  /** The box that is asked now, or selected in the editor. */
  at: MapBox | undefined;
  onOpen: (place: Place) => void;
};

/** Cuts a text to the length of a line in a box. */
const short = (text: string, most = 38) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The drawing itself; its text alternative says the same. */
export function MapPicture({ layout, viewBox, given, at, onOpen }: Props) {
  const edgeClass = ({ effect, from }: MapEdge) =>
    `map-edge ${effect}${isGiven(given, from.questionId, from.answerId) ? ' given' : ''}`;
  return (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMinYMin meet">
      <Bands layout={layout} />
      {layout.boxes.map((box) => (
        <rect
          key={box.key}
          className={`map-card${box === at ? ' at' : ''}`}
          {...{ x: box.x, y: box.y, width: sizes.box, height: box.height, rx: 8 }}
        />
      ))}
      {layout.edges.map((edge) => (
        <path key={`${edge.path}${edge.effect}`} className={edgeClass(edge)} d={edge.path} />
      ))}
      {wayOf(layout, given, at).map((path) => (
        <path key={path} className="map-way" d={path} />
      ))}
      {layout.boxes.map((box) => (
        <Box key={box.key} box={box} given={given} isAt={box === at} onOpen={onOpen} />
      ))}
    </svg>
  );
}

function Bands({ layout }: Pick<Props, 'layout'>) {
  const { t, i18n } = useTranslation('guidedTestTools');
  const isEmpty = (stage: string) => layout.boxes.every(({ place }) => place.stage !== stage);
  return layout.bands.map(({ stage, title, x }, index) => (
    <g key={stage}>
      <rect
        className="map-band"
        x={x - sizes.margin / 2}
        y={sizes.margin / 2}
        width={sizes.box + sizes.margin}
        height={layout.height - sizes.margin}
        rx="12"
      />
      <text className="map-stage" x={x} y={sizes.margin + 24}>
        {index + 1} · {textIn(title, i18n.language)}
      </text>
      {isEmpty(stage) && (
        <text className="map-answer" x={x} y={sizes.margin + sizes.head + 16}>
          {t(layout.hasCatalogue && stage === 'stage4' ? 'map.ofCatalogue' : 'map.nothing')}
        </text>
      )}
    </g>
  ));
}

function Box({ box, given, isAt, onOpen }: Pick<Props, 'given' | 'onOpen'> & { box: MapBox; isAt: boolean }) {
  const { language } = useTranslation().i18n;
  const { question } = box.place;
  const isAnswered = box.lines.some(({ id }) => isGiven(given, question, id));
  const state = `${isAnswered ? ' given' : ''}${isAt ? ' at' : ''}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from assistive technology, its text has buttons
    <g className={`map-box${state}`} data-node={box.key} onClick={() => onOpen(box.place)}>
      <rect x={box.x} y={box.y} width={sizes.box} height={box.height} rx="8" />
      <text className="map-title" x={box.x + 12} y={box.y + 27}>
        {short(textIn(box.title, language))}
        <title>{textIn(box.title, language)}</title>
      </text>
      {box.lines.map((line) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: as of the box
        <g
          key={line.id}
          className={`map-line${isGiven(given, question, line.id) ? ' given' : ''}`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen({ ...box.place, answer: line.id });
          }}
        >
          <rect x={box.x + 8} y={line.y} width={sizes.box - 16} height={sizes.line} rx="4" />
          <text className="map-answer" x={box.x + 24} y={line.y + 16}>
            {short(textIn(line.title, language))}
            <title>{textIn(line.title, language)}</title>
          </text>
        </g>
      ))}
    </g>
  );
}
