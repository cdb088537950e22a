import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { type Lead, leadsOf, nodeKey } from './leads-to.ts';

/** In units of the picture, which are pixels at full size. */
export const sizes = { box: 280, gap: 96, head: 48, title: 44, line: 24, between: 24, margin: 24 } as const;

type Line = { id: string; title: Localised; y: number };
/** A question with its answers, or a phase. */
export type MapBox = {
  key: string;
  place: Place;
  /** The phase of the catalogue that it is: no part of the guided test, its place is the last stage. */
  cataloguePhase?: string;
  title: Localised | null;
  x: number;
  y: number;
  height: number;
  lines: readonly Line[];
};
type MapBand = { stage: StageName; title: Localised; x: number };
export type MapEdge = Lead & { path: string };
export type MapLayout = {
  width: number;
  height: number;
  bands: readonly MapBand[];
  boxes: readonly MapBox[];
  edges: readonly MapEdge[];
  /** Runs come to phases of the catalogue too. */
  hasCatalogue: boolean;
};

type Unplaced = Pick<MapBox, 'key' | 'place' | 'title' | 'cataloguePhase'> & {
  answers: readonly { id: string; title: Localised }[];
};

function placed(unplaced: readonly Unplaced[], x: number): MapBox[] {
  let y: number = sizes.margin + sizes.head;
  return unplaced.map(({ answers, ...box }) => {
    const top = y + sizes.title;
    const lines = answers.map(({ id, title }, index) => ({ id, title, y: top + index * sizes.line }));
    const height = sizes.title + lines.length * sizes.line + (lines.length > 0 ? 8 : 0);
    const result = { ...box, x, y, height, lines };
    y += height + sizes.between;
    return result;
  });
}

/** From the right of an answer to the left of what it leads to; round the side where both are in one band. */
export function curve(box: MapBox, line: Line, target: MapBox): string {
  const x1 = box.x + sizes.box;
  const y1 = line.y + sizes.line / 2;
  const y2 = target.y + sizes.title / 2;
  if (target.x === box.x) {
    const bow = x1 + Math.min(sizes.gap - 20, 24 + Math.abs(y2 - y1) / 10);
    return `M${x1} ${y1}C${bow} ${y1} ${bow} ${y2} ${x1} ${y2}`;
  }
  const half = (target.x - x1) / 2;
  return `M${x1} ${y1}C${x1 + half} ${y1} ${target.x - half} ${y2} ${target.x} ${y2}`;
}

function pathOf({ from, to }: Lead, boxes: ReadonlyMap<string, MapBox>): string | undefined {
  const [box, target] = [boxes.get(nodeKey('question', from.questionId)), boxes.get(to)];
  const line = box?.lines.find(({ id }) => id === from.answerId);
  return box && target && line && curve(box, line, target);
}

const ownPhases = (config: GuidedTestConfig): Unplaced[] =>
  config[3].phases.map(({ id, title }) => ({
    key: nodeKey('phase', id),
    place: { stage: 'stage4', phase: id },
    title,
    answers: [],
  }));

const cataloguePhases = (phases: readonly NamedPhase[]): Unplaced[] =>
  phases.map(({ id, name }) => ({
    key: `catalogue ${id}`,
    place: { stage: 'stage4' },
    cataloguePhase: id,
    title: { it: name },
    answers: [],
  }));

/** The guided test as a picture: a band a stage, a box a question, an edge where an answer leads. */
export function mapLayout(config: GuidedTestConfig, catalogue: readonly NamedPhase[] = []): MapLayout {
  const bandAt = (index: number) => sizes.margin + index * (sizes.box + sizes.gap);
  const bands = config.map(({ name, title }, index) => ({ stage: name, title, x: bandAt(index) }));
  const asked = questionStagesOf(config).flatMap(({ name: stage, questions }, index) =>
    placed(
      questions.map(({ id, title, answers }) => ({
        key: nodeKey('question', id),
        place: { stage, question: id },
        title,
        answers,
      })),
      bandAt(index),
    ),
  );
  const phases = placed([...ownPhases(config), ...cataloguePhases(catalogue)], bandAt(3));
  const boxes = [...asked, ...phases];
  const byKey = new Map(boxes.map((box) => [box.key, box]));
  const edges = leadsOf(config).flatMap((lead) => {
    const path = pathOf(lead, byKey);
    return path ? [{ ...lead, path }] : [];
  });
  const lowest = Math.max(sizes.head + sizes.margin, ...boxes.map(({ y, height }) => y + height));
  return {
    width: bandAt(3) + sizes.box + sizes.margin,
    height: lowest + sizes.margin,
    bands,
    boxes,
    edges,
    hasCatalogue: config[3].includeCataloguePhases,
  };
}
