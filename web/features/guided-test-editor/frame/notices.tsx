import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import { lastWrite } from '../state/stored-guided-test.ts';
import type { EditorState } from '../state/use-editor.ts';

type Props = { editor: EditorState; loadFailed: boolean };

/**
 * Says that loading failed, or that another editor saved meanwhile, before the user's own save is refused (WED-067,
 * OPW-22).
 */
export function Notices({ editor, loadFailed }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'catalogue']);
  const moment = useMoment();
  const { news, askAboutNews } = editor;
  const written = news && lastWrite(news);
  return (
    <>
      {loadFailed && <Alert tone="err">{t('loadFailed')}</Alert>}
      {written && (
        <Alert
          tone="warn"
          action={
            <Button small onClick={askAboutNews}>
              {t('catalogue:conflict.look')}
            </Button>
          }
        >
          {t('news', { name: written.updatedBy, time: moment(written.updatedAt) })}
        </Alert>
      )}
    </>
  );
}
