/** Browsers by the names they give themselves, the more particular first: most of them name Chrome and Safari, too. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Longer than what any browser says. */
const longest = 512;

/** Browser and system by their names, nothing else of what a request says about them; null where it names none. */
export function browserOf(userAgent: string): { browser: string | null; system: string | null } {
  const said = userAgent.slice(0, longest);
  const nameIn = (known: typeof browsers | typeof systems) =>
    known.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
