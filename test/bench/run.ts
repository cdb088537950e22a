import { benches } from './benches.ts';

// One bench in this process; `npm run prove` runs them, each in one of its own.
const [name = '', argument] = (process.argv[2] ?? '').split('=');
await benches[name]?.(argument);
