/** How a page passes data to its scripts, in chunks that may end anywhere. */
const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** The received text, with the data for a page's scripts in one piece. */
export function joinData(text: string): string {
  const data = [...text.matchAll(CHUNK)].map(([, chunk]) => JSON.parse(chunk ?? '""')).join('');
  return `${text.replaceAll(CHUNK, '')}\n${data}`;
}

/** Files that are the same for everyone: scripts, and a language's messages, which have the sentences of all clues. */
export const isSameForAll = (from: string): boolean => / \/(_next\/static|words)\//.test(from);
