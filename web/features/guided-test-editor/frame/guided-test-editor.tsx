import { type ComponentProps, Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import { placeOf } from '#shared/guided-test/place-of.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { type StoredGuidedTest, unpublishedDraft } from '../state/stored-guided-test.ts';
import { type EditorState, useEditor } from '../state/use-editor.ts';
import { useOfferedPhases } from '../state/use-offered-phases.ts';
import { useKnown } from '../state/use-references.ts';
import { useSelection } from '../state/use-selection.ts';
import { noConfig, type Write } from '../state/use-writes.ts';
import { Notices } from './notices.tsx';
import type { SlotProps } from './slot-props.ts';
import { Tabs } from './tabs.tsx';
import { TestTube } from './test-tube.tsx';
import { type Mode, Toolbar } from './toolbar.tsx';
import { useTools } from './tools.tsx';
import { VisualTab } from './visual-tab.tsx';
import { WriteDialogs } from './write-dialogs.tsx';

const SourceTab = lazyPart(async () => ({ default: (await import('../source/source-tab.tsx')).SourceTab }));

const none: Answers = {};
const frame = { area: 'guidedTestEditor', wide: true } as const;

type Props = { loaded: StoredGuidedTest; loadFailed: boolean; timer: Timer };

/** The guided test being edited: its frame, its two tabs, what saves and publishes it. */
export function GuidedTestEditor({ loaded, loadFailed, timer }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'common']);
  const title = t('common:areas.guidedTestEditor');
  const [publishing, setPublishing] = useState(false);
  const editor = useEditor(loaded, publishing);
  const view = useView(editor);
  const { tab, mode, selection, select, goTo } = view;
  const [given, setGiven] = useState<Answers>(none);
  const panelId = useId();
  const tools = useTools();
  const { config, setConfig } = editor;
  const catalogue = useOfferedPhases(config);
  const findings = useFindings(config);
  const slot: SlotProps = { config, setConfig, readOnly: mode === 'preview', findings, goTo };
  return (
    <PageFrame
      {...frame}
      title={title}
      breadcrumbs={[{ label: title, icon: <TestTube /> }]}
      titleEnd={<EditorTabs tab={tab} panelId={panelId} onTab={view.setTab} />}
      actions={
        <EditorToolbar
          {...{ editor, mode, findings, timer }}
          onMode={view.switchMode}
          onPublish={() => setPublishing(true)}
          tools={tools.items}
        />
      }
    >
      <Notices editor={editor} loadFailed={loadFailed} />
      <div id={panelId} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        <KeptSource {...slot} isShown={tab === 'source'} />
        {tab === 'test' && (
          <VisualTab
            {...slot}
            {...{ selection, select, timer }}
            published={editor.published}
            onGiven={setGiven}
          />
        )}
      </div>
      {tools.dialog({
        ...slot,
        published: editor.published,
        saved: editor.original,
        draft: unpublishedDraft(editor.stored),
        restore: editor.restore,
        catalogue,
        selected: selection.selected,
        given: mode === 'preview' && tab === 'test' ? given : none,
      })}
      <WriteDialogs {...{ editor, findings, goTo, publishing }} onPublishing={setPublishing} />
    </PageFrame>
  );
}

function useFindings(config: EditorState['config']) {
  const known = useKnown();
  return useMemo(() => (config ? checkConfig(config, known) : []), [config, known]);
}

/** The tab, the mode and the selection, which an address may begin; selecting and changing the mode save the draft. */
function useView({ autoSave }: EditorState) {
  const [query] = useSearchParams();
  const selection = useSelection(placeOf(query));
  const [tab, setTab] = useState<TabName>('test');
  const [mode, setMode] = useState<Mode>('edit');
  const select = (place: Place) => {
    selection.select(place);
    void autoSave();
  };
  const goTo = (place: Place) => {
    setTab('test');
    setMode('edit');
    select(place);
  };
  const switchMode = (next: Mode) => {
    setMode(next);
    void autoSave();
  };
  return { tab, setTab, mode, switchMode, selection, select, goTo };
}

type TabName = 'test' | 'source';
type TabsProps = { tab: TabName; panelId: string; onTab: (tab: TabName) => void };

function EditorTabs({ tab, panelId, onTab }: TabsProps) {
  const { t } = useTranslation('guidedTestEditor');
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        { value: 'test', label: t('tabs.test') },
        { value: 'source', label: t('tabs.source'), icon: 'code' },
      ]}
      value={tab}
      panelId={panelId}
      onChange={onTab}
    />
  );
}

type ToolbarProps = Omit<ComponentProps<typeof Toolbar>, 'errors' | 'onSave'> & Pick<SlotProps, 'findings'>;

/** The toolbar; after the source was emptied there is nothing to save or to publish (WED-073, WED-074). */
function EditorToolbar({ findings, onPublish, ...props }: ToolbarProps) {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const { config, save } = props.editor;
  const sayNone = (write: Write) => toast({ text: t(noConfig[write]), tone: 'err' });
  return (
    <Toolbar
      {...props}
      errors={findings.filter(({ level }) => level === 'error').length}
      onSave={() => (config ? void save() : sayNone('save'))}
      onPublish={() => (config ? onPublish() : sayNone('publish'))}
    />
  );
}

/** The source stays once it was opened: typed text that is not valid yet is there again later. */
function KeptSource({ isShown, ...slot }: SlotProps & { isShown: boolean }) {
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  if (!isOpened) return null;
  return (
    <div hidden={!isShown}>
      <Suspense>
        <SourceTab {...slot} />
      </Suspense>
    </div>
  );
}
