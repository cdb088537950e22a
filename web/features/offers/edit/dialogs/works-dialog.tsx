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
import { type OfferedWork, readWork, useWorks } from '../use-works.ts';
import { WorkChoices } from './work-choices.tsx';
import './picker.css';

type Props = OfferView & { sectionId: string | null };

const none: readonly OfferedWork[] = [];

/** Works of the library, added in the order that they were ticked in (WRK-012, WRK-024). */
export default function WorksDialog({ sectionId, ...view }: Props) {
  const { t } = useTranslation('offers');
  const failureText = useFailureText();
  const { data, error } = useWorks();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const search = useMemo(
    () => workSearch(orderedWorks((data ?? none).filter(({ archived }) => !archived))),
    [data],
  );
  const found = search(typed);
  const adding = useAdding(view, sectionId);
  const failure = adding.error ?? error;
  const first = found[0];
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));
  return (
    <FormDialog
      title={t('edit.works.title')}
      context={view.offer.draft.sections.find(({ id }) => id === sectionId)?.name}
      action={chosen.length === 0 ? t('edit.add.any') : t('edit.works.add', { count: chosen.length })}
      disabled={chosen.length === 0}
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
        {data?.length === 0 && (
          <p className="row wrap">
            {t('edit.works.empty')}
            <ButtonLink small to={paths.works}>
              {t('edit.works.library')}
            </ButtonLink>
          </p>
        )}
        {data && data.length > 0 && found.length === 0 && <p>{t('edit.works.noneFound')}</p>}
        <WorkChoices works={found} chosen={chosen} onToggle={toggle} />
      </div>
    </FormDialog>
  );
}

/** Reads the whole works, and adds their copies. */
function useAdding({ offer, onClose }: OfferView, sectionId: string | null) {
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map(readWork)),
    onSuccess: (works) => {
      const vat = offer.draft.defaultVat ?? offer.draft.vat[0]?.code ?? '';
      const lines = works.map((work) => workLine(work, { id: newInnerId(), sectionId, vat }, null));
      onClose();
      offer.edit((now) => withNewLines(now, lines));
    },
  });
}
