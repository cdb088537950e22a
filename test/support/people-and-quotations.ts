/** The long lists of a super user, with people by their addresses. */
export async function peopleAndQuotations() {
  const { quotationList, userList, activityList } = await import('#lambdas/store/list/lists.ts');
  const all = { clauses: [], descending: false, page: 0, pageSize: 10_000 };
  const users = (await userList.search({ ...all, sort: 'email' })).items;
  const { items } = await quotationList.search({ ...all, sort: 'createdAt' });
  const signIns = await activityList.rowsBy('user');
  return {
    users: users.map(({ id, ...user }) => ({
      ...user,
      signIns: signIns(id).map(({ signedInAt }) => signedInAt),
    })),
    quotations: items.map(({ uid, ...row }) => ({ ...row, of: users.find(({ id }) => id === uid)?.email })),
  };
}
