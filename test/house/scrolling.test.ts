import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Parts that scroll by themselves and are no text: why keys reach all of them. */
const reached: Record<string, string> = {
  '.range-unknown': 'each colour has a button',
  '.rich-text-editor .text > [role="textbox"], .rich-text-editor .text > .rich-text:only-child':
    'it is typed in',
  '.option-list': 'arrows move through the options',
  '.menu-popup': 'arrows move through the actions',
  '.test-side': 'each product has its fields',
  '.picker .choices': 'each choice has a field',
  '.test-editor-findings .found': 'each finding has a button',
  '.test-editor-findings > ul': 'each finding has a button',
  '.drawing-choices': 'each drawing has a field',
  '.test-editor-panel': 'it is a form',
  '.tag-uses': 'each use is a link',
  '.guest-aside': 'its end is buttons',
};

type Rule = { selector: string; style: string };

/** The innermost rules of a style sheet. */
const rulesOf = (css: string): Rule[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', style = '']) => ({ selector: selector.trim().replaceAll(/\s+/g, ' '), style }),
  );

const rules = globSync('web/**/*.css').flatMap((path) => rulesOf(readFileSync(path, 'utf8')));
const isLimited = ({ style }: Rule) => /max-height: (?!none)/.test(style);
const scrolls = ({ style }: Rule) => /overflow(-y)?: (auto|scroll)/.test(style);

it('a part that scrolls by itself is a text that takes the focus, or is known to hold what does', () => {
  const found = rules.filter((rule) => isLimited(rule) && scrolls(rule)).map(({ selector }) => selector);
  expect(found.toSorted()).toEqual(Object.keys(reached).toSorted());
});

it('a text that takes the focus to scroll has a limited height', () => {
  const names = globSync('web/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<Scrolling\s[^>]*?className="([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  const limited = rules.filter(isLimited).map(({ selector }) => selector);
  expect(names.length).toBeGreaterThanOrEqual(8);
  expect(names.filter((name) => !limited.includes(`.${name}`))).toEqual([]);
});
