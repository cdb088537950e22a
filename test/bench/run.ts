import { benches } from './benches.ts';

// Runs one bench in this process; `npm run prove` starts a process for each.
const [name = '', argument] = (process.argv[2] ?? '').split('=');
await benches[name]?.(argument);
