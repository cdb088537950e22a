import type { Editor } from '@tiptap/core';
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

/** The marks, blocks and links a text can have; `label` is that of the text. */
export function Toolbar({ editor, label, disabled, onLink }: Props) {
  const { t } = useTranslation('richText');
  const bar = useRef<HTMLDivElement>(null);
  const state = useToolState(editor);
  const roving = useRovingFocus(bar);
  const off = { disabled };
  const run = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) =>
    change(editor.chain().focus()).run();
  return (
    <div className="tools" ref={bar} role="toolbar" aria-label={t('toolbar', { label })} {...roving}>
      {markTools.map(({ mark, keys, toggle }) => (
        <ToolButton
          key={mark}
          {...off}
          className={mark}
          label={t(mark)}
          keys={keys}
          pressed={state[mark]}
          onClick={() => run(toggle)}
        >
          <span aria-hidden="true">{t(`${mark}Letter`)}</span>
        </ToolButton>
      ))}
      <Line />
      <FontTool {...off} kind="fontSize" value={state.fontSize} editor={editor} />
      <FontTool {...off} kind="fontFamily" value={state.fontFamily} editor={editor} />
      <ColourTool {...off} kind="color" value={state.color} editor={editor} />
      <ColourTool {...off} kind="backgroundColor" value={state.backgroundColor} editor={editor} />
      <Line />
      {blockTools.map(({ block, icon, keys, toggle }) => (
        <ToolButton
          key={block}
          {...off}
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
          {...off}
          label={t(`align.${align}`)}
          keys={keys}
          pressed={state.align === align}
          onClick={() => run((chain) => chain.toggleTextAlign(align))}
        >
          <Icon name={icon} />
        </ToolButton>
      ))}
      <ToolButton
        {...off}
        label={t('link')}
        keys="Ctrl+K"
        pressed={state.link}
        aria-haspopup="dialog"
        onClick={onLink}
      >
        <Icon name="link" />
      </ToolButton>
      <Line />
      <ToolButton
        {...off}
        label={t('undo')}
        keys="Ctrl+Z"
        idle={!state.canUndo}
        onClick={() => run((chain) => chain.undo())}
      >
        <Icon name="undo" />
      </ToolButton>
      <ToolButton
        {...off}
        className="redo"
        label={t('redo')}
        keys="Ctrl+Shift+Z"
        idle={!state.canRedo}
        onClick={() => run((chain) => chain.redo())}
      >
        <Icon name="undo" />
      </ToolButton>
      <ToolButton
        {...off}
        label={t('removeFormat')}
        onClick={() => run((chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes())}
      >
        <Icon name="eraser" />
      </ToolButton>
    </div>
  );
}
