import { useTranslation } from 'react-i18next';
import { useMoment } from '#web/lib/use-moment.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type Draft = {
  newer: { updatedBy: string; updatedAt: string } | undefined;
  askAboutNewer: () => void;
};

/** Says that somebody else saved what is being edited, before the user's own save is refused (OPC-50). */
export function EditedElsewhere({ draft: { newer, askAboutNewer } }: { draft: Draft }) {
  const { t } = useTranslation('catalogue');
  const moment = useMoment();
  if (!newer) return null;
  return (
    <Alert
      tone="warn"
      action={
        <Button small onClick={askAboutNewer}>
          {t('conflict.look')}
        </Button>
      }
    >
      {t('conflict.news', { name: newer.updatedBy, time: moment(newer.updatedAt) })}
    </Alert>
  );
}
