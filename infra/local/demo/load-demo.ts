import { loadBegunTests } from './load-begun-tests.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadCustomers } from './load-customers.ts';
import { loadNotifications } from './load-notifications.ts';
import { loadOffers } from './load-offers.ts';
import { loadQuotations } from './load-quotations.ts';
import { type Account, loadUsers } from './load-users.ts';
import { loadWorks } from './load-works.ts';

export type { Account } from './load-users.ts';

export type DemoOptions = { log(line: string): void; password: string; now: Date };

/** Fills an empty table and pool with the demo: the dates lie before `now` as they lay before the reference date. */
export async function loadDemo({ log, password, now }: DemoOptions): Promise<Account[]> {
  const { users, accounts } = await loadUsers(password);
  const products = await loadCatalogue();
  const quotedFor = await loadCustomers(users, now);
  const quotations = await loadQuotations({ users, products, quotedFor }, now);
  await loadBegunTests(users, now);
  await loadNotifications(now);
  await loadWorks(users, now);
  await loadOffers({ users, quotations }, now);
  log(`Demo data: ${users.size} users, ${products.size} products, ${quotations.size} quotations.`);
  return accounts;
}
