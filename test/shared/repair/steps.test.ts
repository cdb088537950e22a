import { describe, expect, it } from 'vitest';
import { pauseAfter } from '#shared/repair/pauses.ts';
import { countRepairSteps, type RepairStep, repairStepAt } from '#shared/repair/steps.ts';
import { repairTasks } from '#shared/repair/tasks.ts';
import type { RepairWork } from '#shared/schemas/repair.ts';

const entities: RepairWork['entities'] = {
  user: ['u'],
  quotation: ['q1', 'q2'],
  phase: [],
  product: ['p1', 'p2'],
};

const shown = (step: RepairStep) => {
  if (step.at === 'entity') return `${step.kind} ${step.id}`;
  return 'task' in step ? `${step.at} ${step.task}` : step.at;
};
const stepsOf = (tasks: RepairWork['tasks']) => {
  const work = { tasks, entities };
  return Array.from({ length: countRepairSteps(work) }, (_, index) => shown(repairStepAt(work, index)));
};

describe('the steps of a repair', () => {
  it('are the tasks one after the other, each with its entities [REP-007, REP-016]', () => {
    expect(stepsOf(['userCountries', 'phaseNames', 'packagings'])).toEqual([
      'start',
      'begin userCountries',
      'user u',
      'end userCountries',
      'begin phaseNames',
      'end phaseNames',
      'begin packagings',
      'product p1',
      'product p2',
      'quotation q1',
      'quotation q2',
      'end packagings',
      'finish',
    ]);
  });

  it('of all tasks come in the order of the rows [REP-007]', () => {
    const begun = stepsOf([...repairTasks]).filter((step) => step.startsWith('begin '));
    expect(begun.map((step) => step.slice(6))).toEqual([
      'userCountries',
      'quotationCountries',
      'phaseNames',
      'productNames',
      'lightProducts',
      'requiredProducts',
      'packagings',
      'productUrls',
    ]);
  });
});

describe('pauses', () => {
  it('are 500 ms after a product or a quotation [REP-018, OPW-58]', () => {
    expect(pauseAfter('productNames', 'product', 1)).toBe(500);
    expect(pauseAfter('packagings', 'quotation', 99)).toBe(500);
  });

  it('are 1 s after an attachment [REP-019, OPW-58]', () => {
    expect(pauseAfter('productUrls', 'product', 1)).toBe(1000);
  });

  it('are 10 s after each batch of 100 quotations [REP-020, OPW-58]', () => {
    expect(pauseAfter('quotationCountries', 'quotation', 100)).toBe(10_000);
    expect(pauseAfter('packagings', 'quotation', 300)).toBe(10_000);
    expect(pauseAfter('packagings', 'product', 100)).toBe(500);
  });

  it('are not made after users, phases and light copies', () => {
    expect(pauseAfter('userCountries', 'user', 1)).toBe(0);
    expect(pauseAfter('phaseNames', 'phase', 1)).toBe(0);
    expect(pauseAfter('lightProducts', 'product', 1)).toBe(0);
    expect(pauseAfter('lightQuotations', 'quotation', 1)).toBe(0);
    expect(pauseAfter('userIds', 'user', 1)).toBe(0);
    expect(pauseAfter('quotationUsers', 'quotation', 100)).toBe(0);
  });
});
