import { fileURLToPath } from 'node:url';
import { unpackedChromium } from '#lambdas/runtime/pdf/unpacked-chromium.ts';
import { readArguments } from '../arguments.mjs';
import { demoPassword, type LocalCloud, startLocalCloud } from './server.ts';
import { messageOf, StartProblem } from './start-problem.ts';

const options = {
  fresh: { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  /** Loads no demo data: for an import. */
  empty: { type: 'boolean', default: false },
  /** Leaves the demo's offers drafts: for tests that measure or kill. */
  drafts: { type: 'boolean', default: false },
} as const;

/** The options that were given. The user can do something about an unknown one. */
function wishes() {
  try {
    return readArguments({ options }).values;
  } catch (cause) {
    throw new StartProblem(messageOf(cause), { cause });
  }
}

// Paths of the manifest are relative to the project.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

try {
  const values = wishes();
  const cloud = await startLocalCloud({
    port: Number(process.env.PORT || 4000),
    dataDirectory: process.env.PREVENTIVI_DATA || '.local',
    demo: !values.empty,
    sentOffers: !values.drafts,
    web: true,
    ...values,
    log: console.log,
  });
  greet(cloud);
  closeWhenAsked(cloud);
  // Once for each version of Chromium: the first PDF need not wait for it, and tells what is wrong with it.
  if (!process.env.CHROMIUM_PATH) unpackedChromium().catch(() => undefined);
} catch (error) {
  console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
  process.exit(1);
}

function greet({ url, accounts }: LocalCloud) {
  // Counted from the start of the process.
  const seconds = performance.now() / 1000;
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  const lines = [
    '',
    `Preventivi is ready after ${seconds.toFixed(1)} s: ${url}`,
    '',
    `Demo accounts, all with the password ${demoPassword}:`,
    ...accounts.map(({ email, name, role }) => `  ${email.padEnd(width)}  ${name}, ${role}`),
    '',
    `Mails that would be sent: ${url}/_local/mail`,
    `Push messages that would be sent: ${url}/_local/pushes`,
    '',
    'Ctrl+C stops it; the data stays. To start over: npm start -- --fresh',
    '',
  ];
  console.log(lines.join('\n'));
}

/** The terminal and npm both pass a Ctrl+C on: the second one changes nothing. */
function closeWhenAsked(cloud: LocalCloud) {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await cloud.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close());
}
