import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { OpenPage } from '../parts/open-page.tsx';
import { CheckResult } from './check-result.tsx';
import { FileDrop } from './file-drop.tsx';
import { isHash, tidyHash, useCheck } from './use-check.ts';
import './check-page.css';

/** /verifica-documento: whether a PDF is one that was sent or signed; the file stays here (ACC-044 to ACC-047). */
export default function CheckPage() {
  const { t } = useTranslation('receivedOffer');
  const named = new URLSearchParams(useLocation().hash.replace(/^#/, '')).get('v') ?? '';
  const { isBusy, failure, result, unread, ask, askFile, forget } = useCheck(named);
  const [typed, setTyped] = useState(named);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!isHash(typed));
    if (isHash(typed)) ask(tidyHash(typed));
    else forget();
  };
  return (
    <OpenPage title={t('check.title')} lead={t('check.lead')}>
      <div className="check-page">
        <FileDrop isBusy={isBusy} onFile={askFile} />
        <p className="muted s">{t('check.private')}</p>
        <form className="check-hash" noValidate onSubmit={submit}>
          <TextField
            label={t('check.hash')}
            hint={t('check.hashHint')}
            error={isWrong ? t('check.wrong') : undefined}
            value={typed}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('check.action')}
          </Button>
        </form>
        <div role="status">
          {isBusy && <p className="vh">{t('check.checking')}</p>}
          {unread && <p>{t(`check.${unread}`)}</p>}
          {result && <CheckResult result={result} />}
        </div>
        <FailureNote failure={failure} />
      </div>
    </OpenPage>
  );
}
