import type { ChainedCommands } from '@tiptap/core';

type Toggle = (chain: ChainedCommands) => ChainedCommands;

export const markTools = [
  { mark: 'bold', keys: 'Ctrl+B', toggle: (chain: ChainedCommands) => chain.toggleBold() },
  { mark: 'italic', keys: 'Ctrl+I', toggle: (chain: ChainedCommands) => chain.toggleItalic() },
  { mark: 'underline', keys: 'Ctrl+U', toggle: (chain: ChainedCommands) => chain.toggleUnderline() },
] as const satisfies { mark: string; keys: string; toggle: Toggle }[];

export const blockTools = [
  {
    block: 'bulletList',
    icon: 'list',
    keys: 'Ctrl+Shift+8',
    toggle: (chain: ChainedCommands) => chain.toggleBulletList(),
  },
  {
    block: 'orderedList',
    icon: 'sort-numeric-down',
    keys: 'Ctrl+Shift+7',
    toggle: (chain: ChainedCommands) => chain.toggleOrderedList(),
  },
] as const satisfies { block: string; icon: string; keys: string; toggle: Toggle }[];

export const alignTools = [
  { align: 'left', icon: 'align-left', keys: 'Ctrl+Shift+L' },
  { align: 'center', icon: 'align-center', keys: 'Ctrl+Shift+E' },
  { align: 'right', icon: 'align-right', keys: 'Ctrl+Shift+R' },
] as const;

/** Sizes beside the normal one: of the text around, so that they are right on screen, paper and in mails. */
export const fontSizes = [
  { name: 'small', value: '0.85em' },
  { name: 'large', value: '1.25em' },
  { name: 'larger', value: '1.5em' },
] as const;

/** Families that every device has. */
export const fontFamilies = [
  { name: 'sans', value: 'Arial, Helvetica, sans-serif' },
  { name: 'serif', value: 'Georgia, serif' },
  { name: 'mono', value: 'Courier New, monospace' },
] as const;

/** Dark enough for white paper and light enough for the dark theme. */
export const textColours = [
  { name: 'grey', value: '#6b645b' },
  { name: 'red', value: '#c23b2e' },
  { name: 'orange', value: '#b25a00' },
  { name: 'green', value: '#3a7d44' },
  { name: 'petrol', value: '#2a7d93' },
  { name: 'blue', value: '#3d6fd1' },
  { name: 'violet', value: '#8a55c8' },
] as const;

/** Pale colours: text on them is dark in both themes. */
export const backgroundColours = [
  { name: 'grey', value: '#e7e3dc' },
  { name: 'red', value: '#fbd9d4' },
  { name: 'orange', value: '#fde3bd' },
  { name: 'yellow', value: '#fff3a3' },
  { name: 'green', value: '#d3ecd5' },
  { name: 'petrol', value: '#cfe7ee' },
  { name: 'violet', value: '#e6dbf7' },
] as const;
