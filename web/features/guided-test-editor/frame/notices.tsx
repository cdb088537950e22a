import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { lastWrite } from '../state/stored-guided-test.ts';
import type { EditorState } from '../state/use-editor.ts';

type Props = { editor: EditorState; loadFailed: boolean };

/**
 * Says that loading failed, or that another editor saved meanwhile: before the user's own save is refused, or when the
 * editor already shows it (WED-067, OPW-22).
 */
export function Notices({ editor, loadFailed }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'catalogue']);
  const moment = useMoment();
  const { news, askAboutNews, replaced } = editor;
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
          {t(news.source === 'DRAFT' ? 'news.saved' : 'news.published', {
            name: written.updatedBy,
            time: moment(written.updatedAt),
          })}
        </Alert>
      )}
      {replaced && <ReplacedNotice editor={editor} {...replaced} />}
    </>
  );
}

type ReplacedProps = Pick<Props, 'editor'> & NonNullable<EditorState['replaced']>;

/** Who replaced what the editor showed; a draft comes back into the editor by a press. */
function ReplacedNotice({ editor, now, before }: ReplacedProps) {
  const { t } = useTranslation('guidedTestEditor');
  const moment = useMoment();
  const toast = useToast();
  const { updatedBy, updatedAt } = lastWrite(now);
  const putBack = () => toast({ text: t('replaced.isBack'), onUndo: editor.putBack({ now, before }) });
  const isDraft = now.source === 'DRAFT';
  return (
    <Alert
      tone="warn"
      action={
        before.source === 'DRAFT' && (
          <Button small onClick={putBack}>
            {t('replaced.putBack')}
          </Button>
        )
      }
      onDismiss={editor.dismissReplaced}
    >
      {t(isDraft ? 'replaced.draft' : 'replaced.published', { name: updatedBy, time: moment(updatedAt) })}
    </Alert>
  );
}
