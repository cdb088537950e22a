import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Button } from '#web/components/button.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { ItemPanel } from '../panel/item-panel.tsx';
import { PreviewStages } from '../preview/preview-stages.tsx';
import { AskedDialog } from '../stages/asked-dialog.tsx';
import { ProductStage } from '../stages/product-stage.tsx';
import { QuestionStage } from '../stages/question-stage.tsx';
import { StageList } from '../stages/stage-list.tsx';
import { useEdits } from '../state/use-edits.ts';
import type { useSelection } from '../state/use-selection.ts';
import { FindingsCard } from './findings-card.tsx';
import type { SlotProps } from './slot-props.ts';

type Props = SlotProps & {
  selection: ReturnType<typeof useSelection>;
  select: (place: Place) => void;
  /** The version that users run. */
  published: GuidedTestConfig;
  /** Is told the answers of the preview each time that they change. */
  onGiven: (given: Answers) => void;
  timer: Timer;
};

/** Stages at the left, what the chosen one holds, and the panel that configures what is selected (WED-012, WED-013). */
export function VisualTab({ config, onGiven, ...props }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  if (!config) return <p className="card test-editor-empty muted">{t('noConfig')}</p>;
  const { selection, readOnly, timer } = props;
  return (
    <div className={`test-editor-columns${readOnly ? ' previewing' : ''}`}>
      {readOnly ? (
        <PreviewStages config={config} timer={timer} onAsked={selection.select} onGiven={onGiven} />
      ) : (
        <EditStages {...props} config={config} />
      )}
      <ItemPanel {...props} config={config} selected={selection.selected} />
    </div>
  );
}

/** On a narrow screen the panel stands below all that can be selected. */
function ToPanel() {
  const { t } = useTranslation('guidedTestEditor');
  const go = () => {
    const panel = document.querySelector<HTMLElement>('.test-editor-panel');
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  };
  return (
    <div className="test-editor-to-panel">
      <Button icon="arrow-down" onClick={go}>
        {t('panel.goTo')}
      </Button>
    </div>
  );
}

function EditStages(props: Omit<Props, 'onGiven'> & { config: GuidedTestConfig }) {
  const { i18n } = useTranslation();
  const { config, setConfig, selection, select, findings, goTo } = props;
  const { stage: name, selected, clear } = selection;
  const edits = useEdits({ config, setConfig, selected, select, clear });
  const stage = config.find((one) => one.name === name) ?? config[0];
  const shared = { config, selected, select, edits };
  return (
    <>
      <StageList
        config={config}
        current={name}
        isSelected={selected !== null && Object.keys(selected).length === 1}
        onSelect={(stage) => select({ stage })}
      />
      <section className="test-editor-content" aria-labelledby="test-editor-stage">
        <FindingsCard {...{ config, findings, goTo }} />
        <header>
          <h2 id="test-editor-stage">{textIn(stage.title, i18n.language)}</h2>
          {stage.subtitle && <p className="muted">{textIn(stage.subtitle, i18n.language)}</p>}
        </header>
        {stage.name === 'stage4' ? (
          <ProductStage stage={stage} setConfig={setConfig} {...shared} />
        ) : (
          <QuestionStage stage={stage} {...shared} />
        )}
        {selected && <ToPanel />}
      </section>
      {edits.asked && <AskedDialog asked={edits.asked} published={props.published} onAnswer={edits.answer} />}
    </>
  );
}
