import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { isSamePlace, itemAt } from '#shared/guided-test/edit-place.ts';
import type { ConfigItem, Place } from '#shared/guided-test/items-of.ts';
import type { Language } from '#shared/languages.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { LanguagePicker } from '#web/components/phase-fields/procedure-fields.tsx';
import type { SlotProps } from '../frame/slot-props.ts';
import { useItemName } from '../state/use-item-name.ts';
import { useReferences } from '../state/use-references.ts';
import { AnswerFields } from './answer-fields.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import type { FieldsProps, TypedPriorities } from './fields-props.ts';
import { MissingTags } from './missing-tags.tsx';
import { PhaseFields } from './phase-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { StageFields } from './stage-fields.tsx';
import { StaleEnglish } from './stale-english.tsx';

type Props = Pick<SlotProps, 'setConfig' | 'readOnly' | 'findings'> & {
  config: GuidedTestConfig;
  selected: Place | null;
  /** The version that users run. */
  published: GuidedTestConfig;
};

/** Configures what is selected (WED-013 to WED-020); only shows it in the preview. */
export function ItemPanel({ selected, findings, published, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [language, setLanguage] = useState<Language>('it');
  const [typedPriorities] = useState<TypedPriorities>(() => new Map());
  const references = useReferences();
  const { config, readOnly } = props;
  const item = selected ? itemAt(config, selected) : undefined;
  const stage = config.find(({ name }) => name === selected?.stage);
  const isStage =
    selected !== null && stage !== undefined && isSamePlace(selected, { stage: selected.stage });
  const own = findings.filter(({ place }) => selected && isSamePlace(place, selected));
  const fields = { ...props, language, references, findings: own, typedPriorities };
  return (
    <aside className="card test-editor-panel" aria-label={t('panel.label')} tabIndex={-1}>
      {item || isStage ? (
        <>
          <PanelHead config={config} item={item} stage={stage} />
          <div className="panel-language">
            <LanguagePicker language={language} onChange={setLanguage} />
            {readOnly && <span className="muted s">{t('panel.readOnly')}</span>}
          </div>
          {selected && !readOnly && (
            <StaleEnglish {...{ config, published }} place={selected} onEnglish={() => setLanguage('en')} />
          )}
          <fieldset key={JSON.stringify(selected)} disabled={readOnly} aria-label={t('panel.fields')}>
            {item ? (
              <ItemFields item={item} {...fields} />
            ) : (
              stage && <StageFields stage={stage} {...fields} />
            )}
          </fieldset>
          <MissingTags findings={own} readOnly={readOnly} />
        </>
      ) : (
        <p className="muted nothing">{t('panel.nothing')}</p>
      )}
    </aside>
  );
}

function PanelHead({
  config,
  item,
  stage,
}: {
  config: GuidedTestConfig;
  item: ConfigItem | undefined;
  stage: GuidedTestConfig[number] | undefined;
}) {
  const { t, i18n } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const number = item && numberOf(config, item);
  const kind = item?.kind ?? 'stage';
  return (
    <header>
      <div>
        <small className="muted">
          {t(`kinds.${kind}`)}
          {number !== undefined &&
            ` · ${t(`panel.in.${kind === 'choice' ? 'phase' : 'question'}`, { number })}`}
        </small>
        <h2>{item ? nameOf(item) : textIn(stage?.title, i18n.language)}</h2>
      </div>
    </header>
  );
}

/** The number of the question or phase that an answer or choice belongs to. */
function numberOf(config: GuidedTestConfig, { kind, place }: ConfigItem): number | undefined {
  const stage = config.find(({ name }) => name === place.stage);
  if (kind === 'answer' && stage && stage.name !== 'stage4')
    return stage.questions.findIndex(({ id }) => id === place.question) + 1;
  return kind === 'choice' ? config[3].phases.findIndex(({ id }) => id === place.phase) + 1 : undefined;
}

function ItemFields({ item, ...props }: FieldsProps & { item: ConfigItem }) {
  if (item.kind === 'question') return <QuestionFields question={item} {...props} />;
  if (item.kind === 'answer') return <AnswerFields answer={item} {...props} />;
  if (item.kind === 'phase') return <PhaseFields phase={item} {...props} />;
  return <ChoiceFields choice={item} {...props} />;
}
