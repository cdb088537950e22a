import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { Menu } from '#web/components/menu.tsx';
import { ToolButton } from './tool-button.tsx';
import { fontFamilies, fontSizes } from './tools.ts';

type Props = {
  kind: 'fontSize' | 'fontFamily';
  editor: Editor;
  /** That of the marked text, when it is not the usual one. */
  value: string | undefined;
  disabled: boolean;
};

/** Size or family of the font; one that is not offered, from another program, shows as it is. */
export function FontTool({ kind, editor, value, disabled }: Props) {
  const { t } = useTranslation('richText');
  const offered =
    kind === 'fontSize'
      ? fontSizes.map((size) => ({ ...size, label: t(`sizes.${size.name}`) }))
      : fontFamilies.map((family) => ({ ...family, label: t(`families.${family.name}`) }));
  const isOther = value !== undefined && !offered.some((option) => option.value === value);
  const choose = (chosen: string | null) =>
    editor
      .chain()
      .focus()
      .setMark('textStyle', { [kind]: chosen })
      .removeEmptyTextStyle()
      .run();
  const items = [
    { label: t(kind === 'fontSize' ? 'sizes.normal' : 'families.normal'), value: null },
    ...offered,
    ...(isOther ? [{ label: value, value }] : []),
  ];
  return (
    <Menu
      label={t(kind)}
      items={items.map((item) => ({
        label: item.label,
        chosen: item.value === (value ?? null),
        onSelect: () => choose(item.value),
      }))}
      trigger={(props) => (
        <ToolButton {...props} className="font" label={t(kind)} disabled={disabled}>
          <span aria-hidden="true">{t(`${kind}Letter`)}</span>
          <Icon name="angle-down" small />
        </ToolButton>
      )}
    />
  );
}
