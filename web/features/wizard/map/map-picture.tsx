import { useTranslation } from 'react-i18next';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { textIn } from '#shared/schemas/localised.ts';
import { type MapBox, type MapEdge, type MapLayout, sizes } from './layout.ts';
import type { View } from './use-view.ts';

type Props = {
  layout: MapLayout;
  view: View;
  /** Answers of a run, whose way is drawn stronger. */
  given: Answers;
  onOpen: (place: Place) => void;
};

const isGiven = (given: Answers, question: string, answer: string) =>
  given[question]?.includes(answer) ?? false;

/** What fits into a line of a box. */
const short = (text: string, most = 38) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The drawing itself; its text alternative says the same. */
export function MapPicture({ layout, view, given, onOpen }: Props) {
  const { language } = useTranslation().i18n;
  const edgeClass = ({ effect, from }: MapEdge) =>
    `map-edge ${effect}${isGiven(given, from.questionId, from.answerId) ? ' given' : ''}`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMin meet"
    >
      {layout.bands.map(({ stage, title, x }, index) => (
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
            {index + 1} · {textIn(title, language)}
          </text>
        </g>
      ))}
      {layout.edges.map((edge) => (
        <path key={`${edge.path}${edge.effect}`} className={edgeClass(edge)} d={edge.path} />
      ))}
      {layout.boxes.map((box) => (
        <Box key={box.key} box={box} given={given} onOpen={onOpen} />
      ))}
    </svg>
  );
}

function Box({ box, given, onOpen }: Pick<Props, 'given' | 'onOpen'> & { box: MapBox }) {
  const { language } = useTranslation().i18n;
  const question = box.place.question ?? '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from assistive technology, its text has buttons
    <g className="map-box" data-node={box.key} onClick={() => onOpen(box.place)}>
      <rect x={box.x} y={box.y} width={sizes.box} height={box.height} rx="8" />
      <text className="map-title" x={box.x + 12} y={box.y + 27}>
        {short(textIn(box.title, language))}
        <title>{textIn(box.title, language)}</title>
      </text>
      {box.lines.map(({ id, title, y }) => (
        <text
          key={id}
          className={isGiven(given, question, id) ? 'map-answer given' : 'map-answer'}
          x={box.x + 24}
          y={y + 16}
        >
          {short(textIn(title, language))}
        </text>
      ))}
    </g>
  );
}
