import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userTypes } from '#shared/schemas/user.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useTypeName } from '#web/lib/use-type-name.ts';
import { ResultsTable } from './results-table.tsx';
import { useTopicTest } from './use-topic-test.ts';
import './topic-tester.css';

/** This topic reaches testers only; for any other the panel asks first (PSH-004). */
const harmless = 'test';

/** Sends a push message to a topic; closed at first (NOT-005). */
export function TopicTester() {
  const { t } = useTranslation('notifications');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className="card topic-tester" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? `${id}-body` : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'angle-up' : 'angle-down'} />
          {t('tester.title')}
        </button>
      </h2>
      {open && (
        <div className="body stack" id={`${id}-body`}>
          <Tester />
        </div>
      )}
    </section>
  );
}

function Tester() {
  const { t } = useTranslation('notifications');
  const typeName = useTypeName();
  const [topic, setTopic] = useState<string>(harmless);
  const [asking, setAsking] = useState(false);
  const { test, busy, results, failure } = useTopicTest();
  const confirm = () => {
    setAsking(false);
    test(topic);
  };
  return (
    <>
      <Alert tone="warn">{t('tester.warning')}</Alert>
      <div className="topic-test">
        <SelectField
          label={t('tester.topic')}
          value={topic}
          onChange={({ target }) => setTopic(target.value)}
          options={userTypes.map((value) => ({ value, label: value }))}
        />
        <Button icon="send" busy={busy} onClick={() => (topic === harmless ? test(topic) : setAsking(true))}>
          {t('tester.action')}
        </Button>
      </div>
      {failure && <Alert tone="err">{failure}</Alert>}
      {results.length > 0 && <ResultsTable results={results} />}
      {asking && (
        <ConfirmDialog
          title={t('tester.confirmTitle')}
          action={t('tester.confirmAction')}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>{t('tester.confirmText', { topic, type: typeName(topic) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
