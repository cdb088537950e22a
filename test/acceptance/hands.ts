import type { BrowserContext, Locator, Page } from 'playwright-core';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980). K is a key of an average typist, P pointing with
 * the mouse, and B a press or a release of its button. H is a hand between keyboard and mouse, M a thought.
 */
const seconds = { K: 0.28, P: 1.1, B: 0.1, H: 0.4, M: 1.35 } as const;
type Operator = keyof typeof seconds;

/**
 * The hands of somebody who works, with what the model counts. A thought goes before each command and each text. None
 * goes before a key that ends a text or leads to the next field, nor before an item of the menu that was just opened.
 */
export function handsOf(page: Page) {
  const done: Operator[] = [];
  let hand: 'keys' | 'mouse' = 'keys';
  const take = (wanted: typeof hand) => {
    if (hand !== wanted) done.push('H');
    hand = wanted;
  };
  const strike = async (key: string) => {
    take('keys');
    done.push(...key.split('+').map(() => 'K' as const));
    await page.keyboard.press(key);
  };
  const point = async (target: Locator) => {
    take('mouse');
    done.push('P', 'B', 'B');
    await target.click();
  };
  return {
    /** A key that ends a text, or leads to the next field. */
    strike,
    /** A command of the keyboard. */
    command: async (key: string) => {
      done.push('M');
      await strike(key);
    },
    type: async (text: string) => {
      done.push('M');
      for (const letter of text) await strike(letter);
    },
    /** The rest of a text that has several fields. */
    typeOn: async (text: string) => {
      for (const letter of text) await strike(letter);
    },
    click: async (target: Locator) => {
      done.push('M');
      await point(target);
    },
    /** An item of the menu that was just opened. */
    clickOn: point,
    figures: () => ({
      clicks: done.filter((operator) => operator === 'P').length,
      keystrokes: done.filter((operator) => operator === 'K').length,
      seconds: Number(done.reduce((sum, operator) => sum + seconds[operator], 0).toFixed(1)),
    }),
  };
}

/** Counts presses as the browser gets them, in all pages of a context. */
export async function countPresses(context: BrowserContext) {
  const counted = { clicks: 0, keystrokes: 0 };
  await context.exposeFunction('countPress', (kind: keyof typeof counted) => {
    counted[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) => (event: Event) => {
      // The function is made above, in the test.
      if (event.isTrusted) (window as unknown as { countPress(kind: string): void }).countPress(kind);
    };
    addEventListener('pointerdown', count('clicks'), true);
    addEventListener('keydown', count('keystrokes'), true);
  });
  return {
    counted,
    startAnew: () => Object.assign(counted, { clicks: 0, keystrokes: 0 }),
  };
}
