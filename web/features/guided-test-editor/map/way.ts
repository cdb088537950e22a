import type { Answers } from '#shared/guided-test/evaluate.ts';
import { curve, type MapBox, type MapLayout } from './layout.ts';

export const isGiven = (given: Answers, question: string | undefined, answer: string): boolean =>
  (question !== undefined && given[question]?.includes(answer)) ?? false;

/** The way of a run: from each question that is answered, by its last answer, to the next, and to what is asked now. */
export function wayOf({ boxes }: MapLayout, given: Answers, at: MapBox | undefined): string[] {
  const last = ({ place, lines }: MapBox) => lines.findLast(({ id }) => isGiven(given, place.question, id));
  const answered = boxes.filter((box) => last(box) !== undefined);
  const stops = at && !answered.includes(at) ? [...answered, at] : answered;
  return answered.flatMap((box, index) => {
    const [line, next] = [last(box), stops[index + 1]];
    return line && next ? [curve(box, line, next)] : [];
  });
}
