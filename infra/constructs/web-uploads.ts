import { readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** Texts say their encoding; the store itself would leave it out. */
const typesOfTexts: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files that are uploaded together: alike in type, and in how long browsers may keep them. */
export type WebUpload = {
  id: string;
  include: string[];
  isHashed: boolean;
  /** It names other files. */
  isPage: boolean;
  contentType: string | undefined;
};

/** The files of the built app without `.vite/`, which only tools read. */
export function webUploads(built: string): WebUpload[] {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(built.length + 1)}/${name}`.replace(/^\//, ''))
    .filter((path) => !path.startsWith('.vite/'));
  const uploads = new Map<string, WebUpload>();
  for (const path of files.toSorted()) {
    const isHashed = path.startsWith('assets/');
    const ending = extname(path);
    const contentType = typesOfTexts[ending];
    const id = `${isHashed ? 'Asset' : 'Page'}-${contentType ? ending.slice(1) : 'others'}`;
    const upload = uploads.get(id) ?? { id, include: [], isHashed, isPage: ending === '.html', contentType };
    // Folders of many files of one type are one pattern each.
    const pattern = path.includes('/') ? `${path.split('/', 1)[0]}/*${ending}` : path;
    if (!upload.include.includes(pattern)) upload.include.push(pattern);
    uploads.set(id, upload);
  }
  return [...uploads.values()];
}
