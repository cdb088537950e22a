import { describe, expect, it } from 'vitest';
import { phasesWith, sizeOf } from '#shared/guided-test/size-of.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';

const catalogue = [{ id: 'pulizia' }, { id: 'fondo' }, { id: 'finitura' }];
const size = (stage4Rest: Record<string, unknown> = {}) =>
  sizeOf(
    aConfig({
      stage1: [aQuestion('a'), aQuestion('b', { answers: [anAnswer('si')] })],
      stage3: [aQuestion('c')],
      stage4: [
        { id: 'propria', title: 'Propria' },
        { id: 'altra', catalogPhaseId: 'fondo' },
      ],
      stage4Rest,
    }),
  );

describe('the size of a guided test', () => {
  it('counts the questions and answers of all stages', () => {
    expect(size()).toMatchObject({ questions: 3, answers: 5 });
  });

  it('counts its own phases and those of the catalogue that none of its own stands for [OPW-11]', () => {
    expect(phasesWith(size(), catalogue)).toBe(4);
    expect(phasesWith(size(), [])).toBe(2);
  });

  it('counts its own phases alone where those of the catalogue do not follow [OPW-11]', () => {
    expect(phasesWith(size({ includeCataloguePhases: false }), catalogue)).toBe(2);
  });
});
