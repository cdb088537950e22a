import { noInput, userOperation } from '#lambdas/operation.ts';
import { listHelpViews } from '#lambdas/store/help/help-store.ts';
import { answeredHelpView } from './answered-help-view.ts';

/** The looks of super users at the screens of the caller. */
export const listOwnHelpViews = userOperation({
  allow: 'profile.read',
  input: noInput,
  async run(_, { user, now }) {
    const views = await listHelpViews(user.id, now);
    return views.map((view) => answeredHelpView(view, () => true));
  },
});
