import { loadBegunTests } from './load-begun-tests.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadCustomers } from './load-customers.ts';
import { loadNotifications } from './load-notifications.ts';
import { loadOffers } from './load-offers.ts';
import { loadQuotations } from './load-quotations.ts';
import { type Account, loadUsers } from './load-users.ts';
import { loadWorks } from './load-works.ts';
import type { DemoSending } from './send-offers.ts';

export type DemoOptions = {
  log(line: string): void;
  password: string;
  now: Date;
  /** Painters have more offers, to be sent by what is answered. */
  withSent: boolean;
};
type LoadedDemo = { accounts: Account[]; sendings: DemoSending[] };

/** Fills an empty table and pool with the demo: the dates lie before `now` as they lay before the reference date. */
export async function loadDemo({ log, password, now, withSent }: DemoOptions): Promise<LoadedDemo> {
  const { users, accounts } = await loadUsers(password);
  const products = await loadCatalogue();
  const quotedFor = await loadCustomers(users, now, withSent);
  const quotations = await loadQuotations({ users, products, quotedFor }, now);
  await loadBegunTests(users, now);
  await loadNotifications(now);
  await loadWorks(users, now);
  const sendings = await loadOffers({ users, quotations, withSent }, now);
  log(`Demo data: ${users.size} users, ${products.size} products, ${quotations.size} quotations.`);
  return { accounts, sendings };
}
