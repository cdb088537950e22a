import type { TestReasons } from '#shared/schemas/guided-test-record.ts';
import { type Chosen, chosenOf } from './chosen.ts';
import type { RunPhase } from './run-phases.ts';
import { type PhaseWhy, type WhyAnswer, whyChoice } from './why.ts';

/** Why the chosen choices brought their products, as a quotation keeps it: each answer written once. */
export function testReasons(
  phases: readonly RunPhase[],
  chosen: Chosen,
  whys: readonly PhaseWhy[],
): TestReasons {
  const answers: WhyAnswer[] = [];
  const placeOf = (one: WhyAnswer) => {
    const place = answers.findIndex(
      ({ questionId, answerId }) => questionId === one.questionId && answerId === one.answerId,
    );
    return place < 0 ? answers.push(one) - 1 : place;
  };
  const reasons = phases.flatMap((phase) => {
    const choice = chosenOf(phase, chosen);
    const ofPhase = whys.find(({ id }) => id === phase.id);
    if (!choice || !ofPhase) return [];
    const { answers: because } = whyChoice(ofPhase, choice.key) ?? ofPhase.why;
    return [
      {
        name: phase.name,
        choice: choice.title,
        products: [...choice.products],
        because: because.map(placeOf),
      },
    ];
  });
  return { answers: answers.map(({ question, answer }) => ({ question, answer })), phases: reasons };
}
