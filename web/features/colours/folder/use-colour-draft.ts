import { useRef, useState } from 'react';
import { hexOf, typedRgb } from '#shared/colour/rgb.ts';
import { italianNumber } from '#shared/format/format-number.ts';
import { type ColourDraft, colourForm } from '#shared/schemas/colour-input.ts';
import type { FolderColour } from '../parts/use-colour-folders.ts';

const empty: ColourDraft = { code: '', hbw: '', r: '', g: '', b: '' };

const reflectance = italianNumber(0, 6);

export const draftOf = ({ code, hbw, r, g, b }: FolderColour): ColourDraft => ({
  code,
  hbw: typeof hbw === 'number' ? reflectance.format(hbw) : '',
  r: String(r),
  g: String(g),
  b: String(b),
});

type Field = keyof ColourDraft;
export const channels = ['r', 'g', 'b'] as const;

/** The typed channels, where all three are valid. */
function rgbOf({ r, g, b }: ColourDraft) {
  const { success, data } = colourForm.safeParse({ ...empty, code: '-', r, g, b });
  return success ? { r: data.r, g: data.g, b: data.b } : undefined;
}

/** Here three digits are no code: they need no sign. */
const rgbOfHex = (text: string) => typedRgb(text.trim().length === 3 ? `#${text.trim()}` : text);

/** A colour as it is typed: a hex colour fills the channels, and they show theirs. */
function useTypedColour(first: ColourDraft) {
  const [typed, setTyped] = useState(first);
  const [hex, setHex] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<Field | 'hex'>>(new Set());
  const rgb = rgbOf(typed);
  return {
    typed,
    rgb,
    hex: hex ?? (rgb ? hexOf(rgb) : ''),
    left,
    isHexWrong: Boolean(hex?.trim()) && !rgbOfHex(hex ?? ''),
    type: (field: Field, text: string) => {
      setTyped((now) => ({ ...now, [field]: text }));
      if (field !== 'code' && field !== 'hbw') setHex(undefined);
    },
    typeHex: (text: string) => {
      setHex(text);
      setLeft((now) => new Set([...now].filter((one) => one !== 'hex')));
      const found = rgbOfHex(text);
      if (!found) return;
      const { r, g, b } = found;
      setTyped((now) => ({ ...now, r: String(r), g: String(g), b: String(b) }));
    },
    leave: (field: Field | 'hex') => {
      // A wrong text stays, to be mended; a right one is shown as all are.
      if (field === 'hex') setHex((now) => (now?.trim() && !rgbOfHex(now) ? now : undefined));
      setLeft((now) => new Set(now).add(field));
    },
    reset: (draft: ColourDraft) => {
      setTyped(draft);
      setHex(undefined);
      setLeft(new Set());
    },
  };
}

/** A colour being edited or made; `base` is the stored one that a save builds on. */
export function useColourDraft(colour: FolderColour | undefined) {
  const [base, setBase] = useState(colour);
  const first = base ? draftOf(base) : empty;
  const { left, isHexWrong, reset, ...fields } = useTypedColour(first);
  const { typed } = fields;
  const code = useRef<HTMLInputElement>(null);
  const { data, error } = colourForm.safeParse(typed);
  const faultOf = (field: Field) => error?.issues.find(({ path }) => path[0] === field)?.message;
  const isMissing = (channel: Field) => typed[channel].trim() === '';
  const isWaited = channels.some((one) => isMissing(one) && !left.has(one));
  return {
    ...fields,
    code,
    base,
    /** Undefined while something is missing or wrong. */
    values: isHexWrong ? undefined : data,
    /** Key of what is missing or wrong. */
    fault: isHexWrong ? 'hexWrong' : error?.issues[0]?.message,
    changed: JSON.stringify(typed) !== JSON.stringify(first),
    /** Key of the fault of a field that was left. */
    errorOf: (field: Field) => (left.has(field) ? faultOf(field) : undefined),
    /** The same of the channels together: a missing one is no fault while another is still to be reached. */
    channelError: channels
      .filter((one) => left.has(one) && !(isWaited && isMissing(one)))
      .map(faultOf)
      .find(Boolean),
    hexError: isHexWrong && left.has('hex') ? 'hexWrong' : undefined,
    /** For the next new colour. */
    startAgain: () => {
      reset(empty);
      // The dialog is busy, and its fields disabled, until it is drawn again.
      requestAnimationFrame(() => code.current?.focus());
    },
    /** After a conflict: what is to be saved on the other version. */
    retype: reset,
    /** Takes the colour that somebody else saved. */
    take: (theirs: FolderColour) => {
      setBase(theirs);
      reset(draftOf(theirs));
    },
  };
}
export type ColourDraftState = ReturnType<typeof useColourDraft>;
