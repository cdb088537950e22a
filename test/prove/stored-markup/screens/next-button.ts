import type { Locator, Page } from 'playwright-core';

/** Layers above the screen. */
const layers = '[role=dialog], [role=alertdialog], [role=menu]';
const pressable = 'button, summary, [role=menuitem], [role=tab]';
const chosen = 'data-pressed-next';

/**
 * Buttons that no walk presses. Some end the session, close the dialog or start a download. Others delete
 * things that other screens show. A walk changes the language, so both languages are here.
 */
const italian = {
  leaves:
    /^(esci|chiudi|annulla$|fai uscire|termina)|session[ei]|dispositivi|scarica|esporta|pdf|excel|foglio/,
  takesAway: /^(elimina|rimuovi|togli|archivia|cancella|revoca|svuota|sì)/,
};
const english = {
  leaves: /^(sign out|leave|close|cancel$|end )|sessions?|device|download|export|sheet/,
  takesAway: /^(delete|remove|archive|clear|revoke|empty|ask for deletion|yes)/,
};
const leaves = `${italian.leaves.source}|${english.leaves.source}`;
const takesAway = `${italian.takesAway.source}|${english.takesAway.source}`;

/** The number of open dialogs and menus. */
export const layersOf = (page: Page): Promise<number> =>
  page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length,
    layers,
  );

type NextButton = { kind: string; button: Locator };

/** The first button of the top layer of a kind not pressed yet. Adds its kind to `pressed`. */
export async function nextButton(page: Page, pressed: Set<string>): Promise<NextButton | undefined> {
  const kind = await page.evaluate(choose, {
    ...{ layers, pressable, chosen, known: [...pressed] },
    ...{ leaves, takesAway },
  });
  if (!kind) return undefined;
  pressed.add(kind);
  return { kind, button: page.locator(`[${chosen}]`) };
}

type Asked = Record<'layers' | 'pressable' | 'chosen' | 'leaves' | 'takesAway', string> & { known: string[] };

/** Runs in the page; marks a button and returns its kind. */
function choose(asked: Asked): string | undefined {
  document.querySelector(`[${asked.chosen}]`)?.removeAttribute(asked.chosen);
  const open = [...document.querySelectorAll(asked.layers)].filter((layer) => layer.checkVisibility());
  const top = open.at(-1);
  const known = new Set(asked.known);
  const refused = new RegExp(
    top?.matches('[role=menu]') ? asked.leaves : `${asked.leaves}|${asked.takesAway}`,
    'i',
  );
  const kindOf = (button: Element, name: string) => {
    const icon = button.querySelector('i, svg, .pi')?.getAttribute('class') ?? '';
    // Rows have the same buttons, each named after its row.
    const isOfRow =
      button.closest('tr, li:not([role=menuitem]), [role=row]') !== null || /zq\w+zq/.test(name);
    const words = isOfRow || button.hasAttribute('aria-label') ? '' : name.slice(0, 40);
    return `${location.pathname.split('/', 2)[1]} ${button.tagName} ${button.className} ${icon} ${words}`;
  };
  for (const button of (top ?? document).querySelectorAll<HTMLElement>(asked.pressable)) {
    const name = (button.getAttribute('aria-label') ?? button.innerText).trim();
    const isOff = button.matches(':disabled, [aria-disabled=true]') || !button.checkVisibility();
    if (isOff || refused.test(name)) continue;
    const kind = kindOf(button, name);
    if (known.has(kind)) continue;
    button.setAttribute(asked.chosen, '');
    return kind;
  }
  return undefined;
}
