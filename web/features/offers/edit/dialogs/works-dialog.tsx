import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { withNewLines, workLine } from '#shared/offers/edit-lines.ts';
import { orderedWorks } from '#shared/works/order-works.ts';
import { workSearch } from '#shared/works/search-works.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { OfferView } from '../use-offer-view.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { type OfferedWork, readWork, useWorks } from '../use-works.ts';
import { SuggestedWorks } from './suggested-works.tsx';
import { type Choice, keyOf, useWorkChoices } from './use-work-choices.ts';
import { WorkChoices } from './work-choices.tsx';
import './picker.css';

type Props = OfferView & { sectionId: string | null };

const none: readonly OfferedWork[] = [];

/** Works of the library, and those that the materials suggest, added in the order of their ticks (WRK-012, WRK-017). */
export default function WorksDialog({ sectionId, ...view }: Props) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const { draft } = view.offer;
  const { data, error } = useWorks();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(draft);
  const { chosen, isChosen, toggle } = useWorkChoices(draft, suggestions, sectionId);
  const found = useFound(data ?? none, typed);
  const adding = useAdding(view);
  const failure = adding.error ?? error;
  const first = found[0];
  // A search hides nothing that would be added.
  const shown = typed === '' ? suggestions : suggestions.filter((each) => isChosen(keyOf(each)));
  return (
    <FormDialog
      title={t('edit.works.title')}
      context={draft.sections.find(({ id }) => id === sectionId)?.name}
      action={chosen.length === 0 ? t('edit.add.any') : t('edit.works.add', { count: chosen.length })}
      disabled={chosen.length === 0 || !view.owner.isKnown}
      busy={adding.isPending}
      failure={failure ? failureText(failure) : undefined}
      onSubmit={() => adding.mutate(chosen)}
      onClose={view.onClose}
    >
      <div className="stack picker">
        <SearchField
          label={t('edit.works.search')}
          value={typed}
          onChange={setTyped}
          onEnter={() => first && typed && toggle(first.id)}
          isFirst
        />
        <SuggestedWorks {...{ suggestions: shown, isChosen, draft }} onToggle={toggle} />
        {data && <NoWorks isEmpty={data.length === 0} isFound={found.length > 0} />}
        <WorkChoices works={found} isChosen={isChosen} onToggle={toggle} />
      </div>
    </FormDialog>
  );
}

/** Those that are not archived, by group and code. */
function useFound(works: readonly OfferedWork[], typed: string): OfferedWork[] {
  const search = useMemo(() => workSearch(orderedWorks(works.filter(({ archived }) => !archived))), [works]);
  return search(typed);
}

function NoWorks({ isEmpty, isFound }: { isEmpty: boolean; isFound: boolean }) {
  const { t } = useTranslation('offers');
  if (isEmpty)
    return (
      <p className="row wrap">
        {t('edit.works.empty')}
        <ButtonLink small to={paths.works}>
          {t('edit.works.library')}
        </ButtonLink>
      </p>
    );
  return isFound ? null : <p>{t('edit.works.noneFound')}</p>;
}

/** Reads the whole works, and adds their copies. */
function useAdding({ offer, owner, onClose }: OfferView) {
  return useMutation({
    mutationFn: async (chosen: readonly Choice[]) =>
      Promise.all(chosen.map(async (choice) => ({ ...choice, work: await readWork(choice.workId) }))),
    onSuccess: (added) => {
      const vat = offer.draft.defaultVat ?? offer.draft.vat[0]?.code ?? '';
      const lines = added.map(({ work, sectionId, quantity }) =>
        workLine(work, { id: newInnerId(), sectionId, vat }, quantity, owner.codes),
      );
      onClose();
      offer.edit((now) => withNewLines(now, lines));
    },
  });
}
