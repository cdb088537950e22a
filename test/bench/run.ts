import { benches } from './benches.ts';

// One bench in this process; `npm run prove` runs them, each in one of its own.
const [name = ''] = process.argv.slice(2);
await benches[name]?.();
