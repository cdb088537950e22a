import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import domPurifyFixtures from '#test/security/dompurify-fixtures.json' with { type: 'json' };
import { hostile, malformed } from '#test/security/hostile-html.ts';

/**
 * Ways out of an attribute, a text area, a title, a comment, a script, a template; and texts that are decoded
 * twice.
 */
const breakouts = [
  `"><img src=x onerror=hit()>`,
  `'><img src=x onerror=hit()>`,
  `" autofocus onfocus="hit()" x="`,
  `' onmouseover='hit()' x='`,
  `</textarea><img src=x onerror=hit()>`,
  `</title><img src=x onerror=hit()>`,
  `</style><img src=x onerror=hit()>`,
  `--><img src=x onerror=hit()>`,
  `]]><img src=x onerror=hit()>`,
  `</script><script>hit()</script>`,
  `'-hit()-'`,
  `\\';hit();//`,
  `\${hit()}`,
  `{{constructor.constructor('hit()')()}}`,
  `&lt;img src=x onerror=hit()&gt;`,
  `&amp;lt;img src=x onerror=hit()&amp;gt;`,
  `\\u003cimg src=x onerror=hit()\\u003e`,
  `%3Cimg%20src=x%20onerror=hit()%3E`,
  `javascript:hit()`,
  `__html`,
];

/** Names that shadow properties of the document, and content that changes its namespace when parsed again. */
const confusions = [
  `<form id=x><input name=attributes><input name=parentNode></form><img src=x onerror=hit()>`,
  `<a id=config href="javascript:hit()"></a><a id=config name=url href="javascript:hit()"></a>`,
  `<img name=getElementById><img name=currentScript><img name=body>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></iframe></foreignObject></svg>`,
  `<svg><a xlink:href="javascript:hit()"><text y="20">qui</text></a></svg>`,
  `<svg><set attributeName=href to="javascript:hit()"></set></svg>`,
  `<math href="javascript:hit()"><mi>qui</mi></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math>`,
  `<table><caption><svg><desc><b><style><img src=x onerror=hit()></style></b></desc></svg></caption></table>`,
  `<div><template shadowrootmode=open><img src=x onerror=hit()></template></div>`,
  `<select><template><img src=x onerror=hit()></template></select>`,
  `<meta http-equiv=refresh content="0;url=javascript:hit()">`,
  `<base href="https://evil.example/"><link rel=stylesheet href=x.css>`,
  `<button popovertarget=x onclick=hit()>qui</button><div popover id=x onbeforetoggle=hit()>dopo</div>`,
  `<input type=hidden oncontentvisibilityautostatechange=hit() style="content-visibility:auto">`,
  `<p style="animation:x 1s" onanimationstart=hit()>testo</p>`,
];

const runs = /<[a-z!?/]|javascript:|vbscript:|on\w+\s*=/i;

/** Strings that run a script if taken for markup. Calls of `alert` count too. */
export const payloads: readonly string[] = [
  ...breakouts,
  ...confusions,
  ...hostile,
  ...malformed,
  ...domPurifyFixtures,
  ...naughty.filter((text) => runs.test(text)),
];

/** Fits into every field. */
export const shortPayload = '<img src=x onerror=hit()>';

/** Elements that swallow the following text get an end tag, so that markup follows again. */
const swallows =
  /<(!--|textarea|title|style|xmp|noscript|script|!\[CDATA|template|select|svg|math|iframe|noembed|noframes|table)|["'][^>]*$/i;
const ends =
  '"\'>--></title></textarea></style></script></noscript></xmp></iframe></noembed></noframes></template></select></svg></math></table>';
const endless = /<plaintext/i;

/** Payloads in one text, each with the same effect as alone. */
export const together = (some: readonly string[]): string =>
  [...some.filter((one) => !endless.test(one)), ...some.filter((one) => endless.test(one))]
    .map((one) => (swallows.test(one) ? one + ends : one))
    .join(' ');

/** Deals payloads separately for each name, a few at a time, in a circle. */
export function payloadsInTurn(): (name: string, amount: number) => string {
  const given = new Map<string, number>();
  return (name, amount) => {
    const from = given.get(name) ?? 0;
    given.set(name, from + amount);
    return together(
      Array.from({ length: amount }, (_, index) => payloads[(from + index) % payloads.length] ?? ''),
    );
  };
}
