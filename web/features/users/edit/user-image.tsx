import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useToast } from '#web/components/toast.tsx';
import type { EditedUser } from './use-edited-user.ts';
import { useUserImage } from './use-user-image.ts';
import './user-image.css';

const kind = uploadKinds['user-image'];
const accepted = Object.keys(kind.types).join(',');

/** The logo of a user: upload with progress, replace, remove; the edits of the dialog stay (USR-090, USR-091). */
export function UserImage({ user: { base, rebase } }: { user: EditedUser }) {
  const { t } = useTranslation('users');
  const { progress, busy, send, remove } = useUserImage(base.id, (image) => rebase({ ...base, ...image }));
  const { imageUrl, imageName } = base;
  return (
    <div className="user-image">
      <div className="shot">
        {imageUrl ? <img src={imageUrl} alt={imageName ?? t('image.title')} /> : <Icon name="user" />}
        {progress !== undefined && <progress max={100} value={progress} aria-label={t('image.uploading')} />}
      </div>
      <FileButton has={Boolean(imageUrl)} busy={busy} onFile={send} />
      {imageUrl && (
        <IconButton small icon="trash" label={t('image.remove')} disabled={busy} onClick={remove} />
      )}
    </div>
  );
}

type FileProps = { has: boolean; busy: boolean; onFile: (file: File) => void };

function FileButton({ has, busy, onFile }: FileProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    const problem = uploadProblem(kind, file);
    if (problem) toast({ tone: 'err', text: t(`image.${problem}`, { name: file.name }) });
    else onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        className="vh"
        type="file"
        accept={accepted}
        tabIndex={-1}
        aria-label={t('image.file')}
        onChange={take}
      />
      <Button small variant="text" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {t(has ? 'image.replace' : 'image.upload')}
      </Button>
    </>
  );
}
