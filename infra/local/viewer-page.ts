const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color-scheme: light dark }
  li { margin: .5rem 0 } time, small { opacity: .75 } pre { white-space: pre-wrap }
  iframe { width: 100%; height: 34rem; border: 1px solid #8884; background: #fff }`;

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of the local cloud itself, in English as everything for developers. */
export const viewerPage = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${content}</html>`;
