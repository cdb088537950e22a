import { randomUUID } from 'node:crypto';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aPhaseInput } from '#test/support/builders/phase-input.ts';
import { aProfileInput } from '#test/support/builders/user-input.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import type { Ask } from './steps.ts';

type Journeys = Record<string, () => Promise<unknown>>;

const key = () => randomUUID();
const countries = { countries: ['AT'], isCatchAll: false };
const rgb = { hbw: null, r: 1, g: 2, b: 3 };

/** A user who makes no calls; their name is in the edits of others. */
export const editedUser = 'edited-user';

/** Edits of super users; each removes its own things. */
export const edits = (ask: Ask): Journeys => ({
  ...catalogueEdits((field, args) => ask('superUser', field, args)),
  ...othersEdits((field, args) => ask('superUser', field, args)),
});

type AsSuperUser = (field: string, args?: object) => ReturnType<Ask>;

const catalogueEdits = (ask: AsSuperUser): Journeys => ({
  'make a price list, edit and delete it': async () => {
    const pricelist = { name: 'Listino di prova', ...countries };
    const { id, revision } = await ask('Mutation.createPriceList', { key: key(), pricelist });
    const edited = { id, name: 'Listino provato', ...countries };
    const after = await ask('Mutation.updatePriceList', { pricelist: edited, revision });
    const members = { id, productIds: ['adda-acrilsilossanica'], revision: after.revision };
    await ask('Mutation.setPriceListProducts', members);
    await ask('Mutation.deletePriceList', { id });
  },
  'make a colour folder, edit its colours and delete it': async () => {
    const { id: colorlistId } = await ask('Mutation.createColourFolder', { key: key(), name: 'Prova' });
    const added = await ask('Mutation.addColor', { key: key(), colorlistId, code: 'P 1', ...rgb });
    const { id, revision } = added;
    await ask('Mutation.updateColor', { colorlistId, id, revision, code: 'P 1', ...rgb, r: 9 });
    const colors = ['P 2', 'P 3'].map((code) => ({ code, ...rgb }));
    await ask('Mutation.importColors', { key: key(), colorlistId, colors });
    await ask('Mutation.deleteColor', { colorlistId, id });
    await ask('Mutation.deleteColourFolder', { id: colorlistId });
  },
  'make a phase, edit and delete it': async () => {
    const id = await ask('Mutation.createPhase', { key: key(), name: { it: 'Fase di prova' } });
    const { revision } = await ask('Query.editablePhase', { id });
    await ask('Mutation.updatePhase', { phase: aPhaseInput({ id, revision, name: { it: 'Fase provata' } }) });
    await ask('Mutation.deletePhase', { id });
  },
});

const othersEdits = (ask: AsSuperUser): Journeys => ({
  'save a user': async () => {
    const { id, revision } = await ask('Query.user', { id: editedUser });
    const { showLogo: _, ...person } = aProfileInput();
    await ask('Mutation.saveUser', { user: { ...person, id, revision, pricelist: 'pcu' } });
  },
  'write a notification': async () => {
    const draft = { key: key(), input: aNotificationInput(), status: 'draft' };
    const { id, revision } = await ask('Mutation.createNotification', draft);
    await ask('Mutation.deleteNotification', { id, revision });
  },
  'write a notification and send it': async () => {
    const waiting = { key: key(), input: aNotificationInput(), status: 'todo' };
    const { id } = await ask('Mutation.createNotification', waiting);
    await sendInAMinute();
    const { revision, status } = (await ask('Query.notifications')).find(
      (one: { id: string }) => one.id === id,
    );
    if (status !== 'sent') throw new Error(`The notification is ${status}.`);
    await ask('Mutation.deleteNotification', { id, revision });
  },
  // A dry run costs as much as there are users and quotations.
  'repair the catalogue, dry': async () => {
    const tasks = ['phaseNames', 'productNames'];
    await ask('Mutation.startRepair', { key: key(), tasks, dryRun: true, forceItaly: false });
    await finishJobs('repair');
  },
});

/** Runs the schedule after the time in which a message can be cancelled. */
async function sendInAMinute(): Promise<void> {
  const { sendDue } = await import('#lambdas/notifications/send-due.ts');
  const at = Date.now() + 60_000;
  await sendDue({ holder: 'bench', clock: () => at });
}
