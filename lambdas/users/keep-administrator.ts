import { ConditionFailed, type transact } from '#lambdas/runtime/table/transact.ts';
import { userList } from '#lambdas/store/list/lists.ts';
import { isStillFullAdministrator } from '#lambdas/store/user/user-store.ts';
import { isFullAdministrator } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';

type Writes = Parameters<typeof transact>[0];

/** Tries to find one who stays, while others are leaving too. */
const tries = 5;

/**
 * Writes a changed user. When a super user of every country loses that, another one must stay: the same transaction
 * checks that the other still is one. So of the last two who take each other's rights away one keeps them (OPC-11).
 */
export async function keepAdministrator(
  before: User,
  after: User,
  write: (also: Writes) => Promise<void>,
): Promise<void> {
  if (!isFullAdministrator(before) || isFullAdministrator(after)) return write([]);
  for (let attempt = 1; ; attempt += 1) {
    const other = await administratorBeside(before.id);
    if (other === undefined) throw new DomainError('last-administrator');
    try {
      return await write([isStillFullAdministrator(other)]);
    } catch (cause) {
      const isHisTurn = cause instanceof ConditionFailed && !cause.refused.includes(0);
      if (!isHisTurn || attempt === tries) throw cause;
    }
  }
}

async function administratorBeside(id: string): Promise<string | undefined> {
  const clauses = [{ fullAdministrator: 'true' }];
  const found = { clauses, sort: 'createdAt', descending: false, page: 0, pageSize: 2 } as const;
  return (await userList.search(found)).items.find((user) => user.id !== id)?.id;
}
