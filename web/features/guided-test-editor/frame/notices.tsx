import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import type { EditorState } from '../state/use-editor.ts';

type Props = { editor: EditorState; loadFailed: boolean };

/**
 * Says that loading failed, or that another editor saved meanwhile, before the user's own save is refused (WED-067,
 * OPW-22).
 */
export function Notices({ editor, loadFailed }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'catalogue']);
  const moment = useMoment();
  const { news, reload } = editor;
  const [name, at] =
    news?.source === 'DRAFT' ? [news.savedBy, news.lastSaved] : [news?.publishedBy, news?.publishedAt];
  return (
    <>
      {loadFailed && <Alert tone="err">{t('loadFailed')}</Alert>}
      {news && (
        <Alert
          tone="warn"
          action={
            <Button small onClick={() => void reload()}>
              {t('catalogue:conflict.reload')}
            </Button>
          }
        >
          {t('news', { name, time: at && moment(at) })}
        </Alert>
      )}
    </>
  );
}
