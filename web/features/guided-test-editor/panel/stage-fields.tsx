import { useTranslation } from 'react-i18next';
import { newId } from '#shared/guided-test/edit-add.ts';
import { editHeading, editQuestionStage } from '#shared/guided-test/edit-place.ts';
import { withOptionalText, withText } from '#shared/guided-test/edit-text.ts';
import type { GuidedTestConfig, StageAlert } from '#shared/schemas/guided-test.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { AddButton, LineFrame } from '#web/components/phase-fields/lines.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';

type Props = FieldsProps & { stage: GuidedTestConfig[number] };

/** Title, subtitle and alerts of a stage (WED-015, OPW-18, OPW-30). */
export function StageFields({ stage, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const { language, setConfig } = props;
  const { name, title, subtitle } = stage;
  return (
    <>
      <div className="part">
        <TextField
          label={t(`fields.title_${language}`)}
          lang={language}
          autoComplete="off"
          required={language === 'it'}
          value={title[language] ?? ''}
          error={language === 'it' && title.it.trim() === '' ? t('faults.stage.title-missing') : undefined}
          onChange={({ target }) =>
            setConfig(
              (now) => now && editHeading(now, name, { title: withText(title, language, target.value) }),
            )
          }
        />
        <TextField
          label={t(`fields.subtitle_${language}`)}
          lang={language}
          autoComplete="off"
          value={subtitle?.[language] ?? ''}
          onChange={({ target }) =>
            setConfig(
              (now) =>
                now &&
                editHeading(now, name, { subtitle: withOptionalText(subtitle, language, target.value) }),
            )
          }
        />
      </div>
      {stage.name !== 'stage4' && <StageAlerts name={name} alerts={stage.alerts} {...props} />}
    </>
  );
}

const newAlert = (alerts: readonly StageAlert[]): StageAlert => ({
  id: newId(
    '',
    alerts.map(({ id }) => id),
    'avviso',
  ),
  allTags: [],
  text: { it: '' },
});

type AlertsProps = FieldsProps & { name: Props['stage']['name']; alerts: readonly StageAlert[] };

function StageAlerts({ name, alerts, setConfig, language, references, readOnly }: AlertsProps) {
  const { t } = useTranslation('guidedTestEditor');
  const edit = (change: (now: StageAlert[]) => StageAlert[]) =>
    setConfig(
      (now) => now && editQuestionStage(now, name, (stage) => ({ ...stage, alerts: change(stage.alerts) })),
    );
  const set = (index: number, changed: Partial<StageAlert>) =>
    edit((now) => now.map((alert, place) => (place === index ? { ...alert, ...changed } : alert)));
  return (
    <div className="part">
      <p className="label">{t('alerts.title')}</p>
      <p className="muted s">{t('alerts.hint')}</p>
      {alerts.map((alert, index) => (
        <LineFrame
          key={alert.id}
          label={t('alerts.one', { number: index + 1 })}
          remove={t('alerts.remove', { number: index + 1 })}
          onRemove={() => edit((now) => now.toSpliced(index, 1))}
        >
          <MultiSelect
            label={t('alerts.tagsOf', { number: index + 1 })}
            options={references.tags}
            values={alert.allTags}
            disabled={readOnly}
            onChange={(allTags) => set(index, { allTags })}
          />
          <TextArea
            label={t(`alerts.text_${language}`, { number: index + 1 })}
            lang={language}
            rows={3}
            value={alert.text[language] ?? ''}
            onChange={({ target }) => set(index, { text: withText(alert.text, language, target.value) })}
          />
        </LineFrame>
      ))}
      <AddButton label={t('alerts.add')} onClick={() => edit((now) => [...now, newAlert(now)])} />
    </div>
  );
}
