import { readFile } from 'node:fs/promises';

/** Reads one file of the demo data; its shape is the importer's to know. */
export async function demoFile<Content>(name: string): Promise<Content> {
  const text = await readFile(new URL(`data/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text);
}

/** The rows of a file, and those that stand in its namesake for a demo whose offers are sent. */
export const demoRows = async <Row>(name: string, withSent: boolean): Promise<Row[]> => [
  ...(await demoFile<Row[]>(name)),
  ...(withSent ? await demoFile<Row[]>(`sent/${name}`) : []),
];
