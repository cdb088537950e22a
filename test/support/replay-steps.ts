import fc from 'fast-check';
import { priceList } from '#shared/schemas/price-list.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { aNotification } from './builders/notification.ts';
import { aPhase } from './builders/phase.ts';
import { aProduct } from './builders/product.ts';
import { aStoredUser } from './builders/user.ts';
import { aFirstSave, aStoredRow } from './counted-quotations.ts';

const saved = (revision: number) => ({
  revision,
  updatedAt: `2026-11-20T09:00:${String(revision).padStart(2, '0')}.000Z`,
  updatedBy: 'Marta Bellini',
});
const now = new Date('2026-11-20T10:00:00Z');
const number = fc.nat(9);

/** Work of users on one of two things of each kind: create it, change it to this number, or remove it. */
export const replayStep = fc.record({
  kind: fc.constantFrom('quotation', 'user', 'device', 'product', 'phase', 'pricelist', 'notification'),
  which: fc.constantFrom('one', 'two'),
  what: fc.constantFrom('save', 'save', 'save', 'remove'),
  number,
});
export type ReplayStep = typeof replayStep extends fc.Arbitrary<infer Step> ? Step : never;

/** Runs steps on the stores; a removed thing is created again with another id. */
export async function replaySteps() {
  const quotations = await import('#lambdas/store/quotation/quotation-store.ts');
  const { onceKey } = await import('#lambdas/store/once/once-store.ts');
  const users = await import('#lambdas/store/user/user-store.ts');
  const devices = await import('#lambdas/store/device/device-store.ts');
  const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const { removePhase, readPhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
  const lists = await import('#lambdas/store/catalogue/price-list-store.ts');
  const notifications = await import('#lambdas/store/notification/notification-store.ts');
  const { writeFile } = await import('#lambdas/runtime/files/files.ts');
  const made = new Map<string, { id: string; revision: number }>();
  let count = 0;

  const attachment = async (id: string, revision: number) => {
    const key = `attachments/notifications/${id}-${revision}.pdf`;
    await writeFile(key, Buffer.from(key));
    return { attachment: true, attachmentUrl: fileAddress(key) };
  };

  const save: Record<ReplayStep['kind'], (id: string, revision: number, number: number) => Promise<unknown>> =
    {
      async quotation(id, revision, many) {
        const rows = Array.from({ length: many % 4 }, (_, row) =>
          aStoredRow(`r${row}`, `product-${many - row}`, row + 1),
        );
        if (revision === 1)
          return quotations.createQuotation(aFirstSave(id, rows), onceKey('u', id, ''), now);
        const stored = await quotations.readQuotation(id);
        if (!stored) return;
        const header = { ...stored.header, revision, province: many > 5 ? 'TO' : 'BO' };
        await quotations.changeQuotation({ header, rows });
      },
      user: (id, revision, type) =>
        users.writeUser(
          aStoredUser({
            id,
            uid: id,
            email: `${id}@example.com`,
            revision,
            type: type > 5 ? 'agente' : 'privato',
          }),
        ),
      async device(id, revision) {
        const known = await devices.readDevice(devices.deviceIdOf(id));
        const uid = made.get('user one')?.id ?? 'nobody';
        const { endpointArn, subscriptions = {}, type } = known ?? {};
        const kept = { subscriptions, ...(endpointArn && { endpointArn }), ...(type && { type }) };
        const given = {
          id: devices.deviceIdOf(id),
          uid,
          token: id,
          platform: 'android' as const,
          settled: false,
        };
        const seen = { lastSeenAt: now.toISOString(), version: `${id} ${revision}` };
        await devices.writeDevice({ ...given, ...kept, ...seen }, known);
      },
      product: (id, revision, many) =>
        writeProduct(aProduct({ id, name: { it: `Nome ${many}` }, ...saved(revision) })),
      phase: (id, revision, many) =>
        writePhase(aPhase({ id, name: { it: `Nome ${many}` }, ...saved(revision) })),
      pricelist: (id, revision, many) =>
        lists.writePriceList(
          priceList.parse({ id, name: `PCU ${many}`, countries: ['IT'], ...saved(revision) }),
          [`product-${many}`],
        ),
      async notification(id, revision, many) {
        const before = await notifications.readNotification(id);
        const file = many > 4 ? await attachment(id, revision) : { attachment: false, attachmentUrl: null };
        const entry = { ...aNotification({ id }), ...before, title: `Titolo ${many}`, revision, ...file };
        if (before) return notifications.changeNotification(before, entry);
        await notifications.createNotification(entry, onceKey('u', id, ''), now);
      },
    };

  const remove: Record<ReplayStep['kind'], (id: string, revision: number) => Promise<unknown>> = {
    async quotation(id) {
      const stored = await quotations.readQuotation(id);
      if (stored) await quotations.buryQuotation(stored.header, now);
    },
    user: (id, revision) => users.removeUser({ id, revision }),
    async device(id) {
      const known = await devices.readDevice(devices.deviceIdOf(id));
      if (known) await devices.removeDevice(known);
    },
    product: async () => undefined,
    async phase(id) {
      const known = await readPhase(id);
      if (known) await removePhase(known);
    },
    pricelist: async () => undefined,
    async notification(id) {
      const known = await notifications.readNotification(id);
      if (known) await notifications.removeNotification(known);
    },
  };

  return {
    /** Starts without things. */
    begin() {
      made.clear();
      count = 0;
    },
    async take({ kind, which, what, number }: ReplayStep): Promise<void> {
      const place = `${kind} ${which}`;
      const known = made.get(place);
      if (what === 'save') {
        count += known ? 0 : 1;
        const next = { id: known?.id ?? `${kind}-${count}`, revision: (known?.revision ?? 0) + 1 };
        made.set(place, next);
        await save[kind](next.id, next.revision, number);
      } else if (known && kind !== 'product' && kind !== 'pricelist') {
        made.delete(place);
        await remove[kind](known.id, known.revision);
      }
    },
  };
}
