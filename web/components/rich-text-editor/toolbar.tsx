import type { ChainedCommands, Editor } from '@tiptap/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { ColourTool } from './colour-tool.tsx';
import { FontTool } from './font-tool.tsx';
import { ToolButton } from './tool-button.tsx';
import { alignTools, blockTools, markTools } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useToolState } from './use-tool-state.ts';

type Props = { editor: Editor; label: string; disabled: boolean; onLink: () => void };

const Line = () => <span className="line" aria-hidden="true" />;

type Run = (change: (chain: ChainedCommands) => ChainedCommands) => void;
type ToolsProps = { state: ReturnType<typeof useToolState>; disabled: boolean; run: Run };

/** The marks, blocks and links a text can have; `label` names the text. */
export function Toolbar({ editor, label, disabled, onLink }: Props) {
  const { t } = useTranslation('richText');
  const bar = useRef<HTMLDivElement>(null);
  const state = useToolState(editor);
  const roving = useRovingFocus(bar);
  const run: Run = (change) => change(editor.chain().focus()).run();
  const tools = { state, disabled, run };
  const choice = { disabled, editor };
  return (
    <div className="tools" ref={bar} role="toolbar" aria-label={t('toolbar', { label })} {...roving}>
      <MarkTools {...tools} />
      <Line />
      <FontTool {...choice} kind="fontSize" value={state.fontSize} />
      <FontTool {...choice} kind="fontFamily" value={state.fontFamily} />
      <ColourTool {...choice} kind="color" value={state.color} />
      <ColourTool {...choice} kind="backgroundColor" value={state.backgroundColor} />
      <Line />
      <BlockTools {...tools} />
      <ToolButton
        disabled={disabled}
        label={t('link')}
        keys="Ctrl+K"
        pressed={state.link}
        aria-haspopup="dialog"
        onClick={onLink}
      >
        <Icon name="link" />
      </ToolButton>
      <Line />
      <CorrectionTools {...tools} />
    </div>
  );
}

function MarkTools({ state, disabled, run }: ToolsProps) {
  const { t } = useTranslation('richText');
  return markTools.map(({ mark, keys, toggle }) => (
    <ToolButton
      key={mark}
      disabled={disabled}
      className={mark}
      label={t(mark)}
      keys={keys}
      pressed={state[mark]}
      onClick={() => run(toggle)}
    >
      <span aria-hidden="true">{t(`${mark}Letter`)}</span>
    </ToolButton>
  ));
}

function BlockTools({ state, disabled, run }: ToolsProps) {
  const { t } = useTranslation('richText');
  return (
    <>
      {blockTools.map(({ block, icon, keys, toggle }) => (
        <ToolButton
          key={block}
          disabled={disabled}
          label={t(block)}
          keys={keys}
          pressed={state[block]}
          onClick={() => run(toggle)}
        >
          <Icon name={icon} />
        </ToolButton>
      ))}
      <Line />
      {alignTools.map(({ align, icon, keys }) => (
        <ToolButton
          key={align}
          disabled={disabled}
          label={t(`align.${align}`)}
          keys={keys}
          pressed={state.align === align}
          onClick={() => run((chain) => chain.toggleTextAlign(align))}
        >
          <Icon name={icon} />
        </ToolButton>
      ))}
    </>
  );
}

function CorrectionTools({ state, disabled, run }: ToolsProps) {
  const { t } = useTranslation('richText');
  return (
    <>
      <ToolButton
        disabled={disabled}
        label={t('undo')}
        keys="Ctrl+Z"
        idle={!state.canUndo}
        onClick={() => run((chain) => chain.undo())}
      >
        <Icon name="undo" />
      </ToolButton>
      <ToolButton
        disabled={disabled}
        className="redo"
        label={t('redo')}
        keys="Ctrl+Shift+Z"
        idle={!state.canRedo}
        onClick={() => run((chain) => chain.redo())}
      >
        <Icon name="undo" />
      </ToolButton>
      <ToolButton
        disabled={disabled}
        label={t('removeFormat')}
        onClick={() => run((chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes())}
      >
        <Icon name="eraser" />
      </ToolButton>
    </>
  );
}
