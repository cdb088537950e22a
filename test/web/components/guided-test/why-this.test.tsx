import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Why, WhyAnswer } from '#shared/guided-test/why.ts';
import { WhyThis } from '#web/components/guided-test/why-this.tsx';

const answer = (questionId: string, answerId: string): WhyAnswer => ({
  questionId,
  answerId,
  question: { it: `${questionId}?` },
  answer: { it: answerId },
});
const outside = answer('Dove', 'Esterno');
const damp = answer('Muffa', 'Sì');

async function unfolded(why: Why) {
  render(<WhyThis why={why} about="Fondo" />);
  const button = screen.getByRole('button', { name: 'Perché Fondo?' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent;
}

describe('the button "Perché?"', () => {
  it('says which answers led there', async () => {
    expect(await unfolded({ answers: [outside], absent: [] })).toBe('Perché hai risposto:Dove? Esterno');
  });

  it('says which answers must not have been given, each once', async () => {
    const absent = [
      { tag: 'muffa', answers: [damp] },
      { tag: null, answers: [damp] },
    ];
    expect(await unfolded({ answers: [outside], absent })).toBe(
      'Perché hai risposto:Dove? EsternoE perché non hai risposto:Muffa? Sì',
    );
  });

  it.each<[string, Why]>([
    ['nothing is asked for', { answers: [], absent: [] }],
    ['only a tag that no answer adds must be absent', { answers: [], absent: [{ tag: 'x', answers: [] }] }],
  ])('says that it is there always when %s', async (_, why) => {
    expect(await unfolded(why)).toBe("C'è sempre, qualunque cosa rispondi.");
  });
});
