const displays = new Map<string, CSSStyleDeclaration>();

/**
 * Styles of elements as far as tests need them. There are no stylesheets here, so only the kind of an element and its
 * own style count. happy-dom asks all ancestors each time, which took a twelfth of all tests.
 */
export function lightenStyles() {
  const computed = window.getComputedStyle.bind(window);
  const ofKind = (element: Element) => {
    const known = displays.get(element.tagName);
    if (known) return known;
    const { style } = document.createElement('i');
    style.display = computed(element).display;
    if (element.isConnected) displays.set(element.tagName, style);
    return style;
  };
  // Whether these two are shown depends on an attribute.
  const open = ['DIALOG', 'DETAILS'];
  window.getComputedStyle = (element) =>
    element.hasAttribute('style') || open.includes(element.tagName) ? computed(element) : ofKind(element);
}
