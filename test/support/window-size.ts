type HappyWindow = { happyDOM: { setViewport(size: { width: number; height: number }): void } };

/** Makes the window of component tests as wide as a phone, or as wide as usual. */
export function resizeWindow(to: 'phone' | 'usual') {
  // happy-dom adds it to the window of the browser, whose type lacks it.
  const { happyDOM } = window as unknown as HappyWindow;
  happyDOM.setViewport(to === 'phone' ? { width: 390, height: 844 } : { width: 1024, height: 768 });
}
