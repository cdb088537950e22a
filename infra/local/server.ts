import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, type DataFolder, openDataFolder } from './data-folder.ts';
import type { DemoSending, MailClock } from './demo/send-offers.ts';
import { setLocalEnvironment } from './environment.ts';
import { lockFolder } from './folder-lock.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { pathOf } from './http-exchange.ts';
import { type Services, type ServicesOptions, startServices } from './services.ts';
import { startSending } from './start-sending.ts';
import { startWebApp, type WebAppOptions } from './web-app.ts';

export type LocalCloudOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDirectory: string;
  /** Loads the demo data into a new data folder. */
  demo: boolean;
  /** Sends offers of the demo once the cloud is ready: their PDFs take seconds. */
  sentOffers?: boolean;
  /** Serves the built web app. */
  web: boolean;
  /** Serves the web app from its sources, with hot reload, instead of the built one. */
  dev?: boolean;
  /** Starts over: what is in the data folder is deleted, if it is ours. */
  fresh?: boolean;
  /** Hears each call of the table: tests record them. */
  onTableCall?: ServicesOptions['onTableCall'];
  log(line: string): void;
};

export type LocalCloud = {
  url: string;
  /** Demo accounts, all with `demoPassword`. */
  accounts: Account[];
  /** Done when offers of the demo were sent, where that was wished for. */
  sent: Promise<void>;
  /** Done when every consumer of the table's stream has had everything. */
  drained(): Promise<void>;
  /** Rights that functions have made use of so far, as `shownRight` writes them. */
  usedRights: ReadonlySet<string>;
  stop(): Promise<void>;
};

export const demoPassword = 'Preventivi-2026';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The whole cloud in this process: data, sign-in, API, functions and the web app, on one port of this machine. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return await start(options, undo, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: LocalCloudOptions,
  undo: (() => Promise<void>)[],
  stop: () => Promise<void>,
): Promise<LocalCloud> {
  const { log, onTableCall } = options;
  const dataDirectory = resolve(options.dataDirectory);
  const door = await openFrontDoor(options.port, log);
  undo.push(door.close);
  undo.push(await lockFolder(dataDirectory));
  const folder = await openDataFolder(dataDirectory, options.fresh ?? false);

  const { port } = door;
  const url = `http://127.0.0.1:${port}`;
  const origins = [url, `http://localhost:${port}`];
  setLocalEnvironment(url);
  const mailClock: MailClock = { now: Date.now };
  const mailTime = () => mailClock.now();
  const services = await startServices({ root, dataDirectory, origins, mailTime, onTableCall, log });
  undo.push(services.stop);
  const webApp = await startWebApp({ root, port, origins, server: door.server, from: webFrom(options) });
  undo.push(webApp.stop);
  connect(door, services, webApp);

  const { accounts, sendings = [] }: Filled = folder.isNew ? await fill(folder, options) : folder;
  const streams = await services.startStreams();
  undo.push(streams.stop);
  door.ready();
  const sending = startSending(sendings, { mailClock, log });
  undo.push(sending.stop);
  // They would hurry what is replayed.
  undo.push(services.startSchedules(sending.isAtWork).stop);
  const { sent } = sending;
  return { url, accounts, sent, drained: streams.drained, usedRights: services.usedRights, stop };
}

function webFrom({ dev, web }: LocalCloudOptions): WebAppOptions['from'] {
  if (dev) return 'sources';
  return web ? 'built' : 'nothing';
}

function connect(
  door: FrontDoor,
  { paths, graphql }: Services,
  webApp: Awaited<ReturnType<typeof startWebApp>>,
) {
  door.open(paths, webApp.handle);
  door.server.on('upgrade', (request, socket, head) => {
    // Vite listens to the same event for its own connections.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    if (pathOf(request).startsWith('/graphql')) graphql.upgrade(request, socket, head);
    else socket.destroy();
  });
}

type Filled = { accounts: Account[]; sendings?: readonly DemoSending[] };

async function fill(folder: DataFolder, options: LocalCloudOptions): Promise<Filled> {
  const filled = options.demo ? await loadDemoData(options) : { accounts: [] };
  await folder.markFilled(filled.accounts);
  return filled;
}

/** Loaded only now: its clients read the environment when they are imported. */
async function loadDemoData({ log, sentOffers = false }: LocalCloudOptions): Promise<Filled> {
  const { loadDemo } = await import('./demo/load-demo.ts');
  return loadDemo({ log, password: demoPassword, now: new Date(), withSent: sentOffers });
}
