import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { askForOffer } from '#web/lib/ask-for-offer.ts';
import { type ListedTemplate, useTemplates } from '../use-templates.ts';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { TemplatesTable } from './templates-table.tsx';

const TemplateDialog = lazyDialog(() => import('./template-dialog.tsx'));

type Open = { what: 'edit' | 'delete'; template: ListedTemplate };

/** /offerte/modelli: the user's templates (OFR-079, OFR-080). */
export default function TemplatesPage() {
  const { t } = useTranslation('offerList');
  const templates = useTemplates();
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const commands = useMemo(
    () => ({
      onEdit: (template: ListedTemplate) => setOpen({ what: 'edit', template }),
      onDelete: (template: ListedTemplate) => setOpen({ what: 'delete', template }),
      onUse: ({ id }: ListedTemplate) =>
        void navigate(paths.offers, { state: askForOffer({ template: id }) }),
    }),
    [navigate],
  );
  const close = () => setOpen(undefined);
  // After a conflict the next save builds on the list that was read again.
  const latest = templates.data?.find(({ id }) => id === open?.template.id);
  return (
    <PageFrame
      title={t('templates.title')}
      breadcrumbs={[{ label: t('title'), to: paths.offers }, { label: t('templates.title') }]}
    >
      <div className="stack">
        <p className="muted">{t('templates.lead')}</p>
        <TemplatesTable templates={templates} commands={commands} />
      </div>
      <DialogPlace>
        {open?.what === 'edit' && (
          <TemplateDialog key={open.template.id} template={latest ?? open.template} onClose={close} />
        )}
        {open?.what === 'delete' && <DeleteTemplateDialog template={open.template} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}
