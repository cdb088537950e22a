import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sign } from '#web/components/sign.tsx';

const styles = readFileSync(join('web', 'components', 'sign.css'), 'utf8');

/** The colour of the text that the style sheet gives to a sign's look, by its token. */
const colours = new Map(
  [...styles.matchAll(/^ {2}\.sign\.(\w+) \{[^}]*?\bcolor: var\((--[\w-]+)\);/gm)].map(([, look, token]) => [
    look,
    token,
  ]),
);

describe('how the chosen quantity compares with the need', () => {
  it.each([
    ['<', 'the error colour [QCA-025]', '--err'],
    ['=', 'the neutral colour [QCA-026]', '--off'],
    ['>', 'the warning colour [QCA-027]', '--warn'],
  ] as const)('is said by %s in %s', (value, _, token) => {
    render(<Sign value={value} />);
    const [look] = [...screen.getByText(value).classList].filter((name) => name !== 'sign');
    expect(colours.get(look)).toBe(token);
  });
});
