import type { Editor } from '@tiptap/core';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';
import { backgroundColours, textColours } from './tools.ts';

type Props = {
  kind: 'color' | 'backgroundColor';
  editor: Editor;
  /** That of the marked text, when it has one. */
  value: string | undefined;
  disabled: boolean;
};

/** A custom property carries the colour to the style sheet. */
const tint = (colour: string | undefined) => (colour ? ({ '--c': colour } as CSSProperties) : undefined);

/** The colour of the text or behind it. */
export function ColourTool({ kind, editor, value, disabled }: Props) {
  const { t } = useTranslation('richText');
  const [open, setOpen] = useState(false);
  const choose = (chosen: string | null) => {
    setOpen(false);
    editor
      .chain()
      .focus()
      .setMark('textStyle', { [kind]: chosen })
      .removeEmptyTextStyle()
      .run();
  };
  return (
    <span className="colour-tool">
      <ToolButton
        className={kind}
        label={t(kind)}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span style={tint(value)} aria-hidden="true">
          A
        </span>
      </ToolButton>
      {open && <Palette kind={kind} value={value} onChoose={choose} onClose={() => setOpen(false)} />}
    </span>
  );
}

type PaletteProps = {
  kind: Props['kind'];
  value: string | undefined;
  onChoose: (colour: string | null) => void;
  onClose: () => void;
};

function Palette({ kind, value, onChoose, onClose }: PaletteProps) {
  const { t } = useTranslation('richText');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = panel.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? panel.current?.querySelector('button'))?.focus();
  }, []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    const owner = panel.current?.parentElement;
    if (!(relatedTarget instanceof Node && owner?.contains(relatedTarget))) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    panel.current?.parentElement?.querySelector('button')?.focus();
    onClose();
  };
  const colours = kind === 'color' ? textColours : backgroundColours;
  return (
    <div ref={panel} className="palette" role="dialog" aria-label={t(kind)} {...{ onKeyDown }} onBlur={leave}>
      <button type="button" className="none" aria-pressed={!value} onClick={() => onChoose(null)}>
        {t('noColour')}
      </button>
      {colours.map((colour) => (
        <button
          key={colour.name}
          type="button"
          style={tint(colour.value)}
          aria-label={t(`colours.${colour.name}`)}
          title={t(`colours.${colour.name}`)}
          aria-pressed={colour.value === value}
          onClick={() => onChoose(colour.value)}
        />
      ))}
    </div>
  );
}
