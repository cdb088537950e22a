/** Bytes of the largest list: two hundred lines are far shorter. */
const most = 200_000;

/** A file as text: UTF-8, or what Excel writes in Italy; undefined when it is too large. */
export async function readText(file: File): Promise<string | undefined> {
  if (file.size > most) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
