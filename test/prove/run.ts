import { benches } from '#test/bench/benches.ts';
import { runBench } from '#test/bench/run-bench.ts';
import { claims } from './claims.ts';
import { runClaims } from './run-claims.ts';

// `npm run prove` prints every figure as a JSON line; `npm run prove -- matrix money` prints some. Fails when one is out.
// `soak=5` runs a bench shorter than it should: for a look.
const given = process.argv.slice(2);
const nameOf = (argument: string) => argument.split('=')[0] ?? '';
const asked = given.map(nameOf);
const known = [...Object.keys(claims), ...Object.keys(benches)];
const unknown = asked.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const wanted = (id: string) => asked.length === 0 || asked.includes(id);

const proved = runClaims(Object.entries(claims).flatMap(([id, claim]) => (wanted(id) ? [claim] : [])));
const measured = Object.keys(benches)
  .filter(wanted)
  .map((id) => runBench(given.find((each) => nameOf(each) === id) ?? id));

if (![...proved.map(({ ok }) => ok), ...measured].every(Boolean)) process.exitCode = 1;
