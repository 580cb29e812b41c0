/** The limit for the uncompressed text. An evening of forty games takes 100 KB, two years of puzzles 600 KB. */
export const MAX_BYTES = 2 ** 21;

/** A line of packed games: "fieldbook1:" (the format's number), then base64. An initial byte order mark is allowed. */
export const EXPORT_LINE = /^\uFEFF?fieldbook(\d{1,6}):([A-Za-z0-9+/=]*)$/;

/** The lines of a text that look like packed games. */
export const exportLinesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => EXPORT_LINE.test(line));

/** A text as one line of compressed base64, so that no clue is read by accident. */
export async function packText(text: string): Promise<string> {
  return toBase64(await sendThrough(new CompressionStream('deflate'), new Blob([text])));
}

/** The text of such a line; `undefined` if it is corrupted, or longer than `MAX_BYTES`. */
export async function unpackText(body: string): Promise<string | undefined> {
  try {
    const opened = await sendThrough(
      new DecompressionStream('deflate'),
      new Blob([fromBase64(body)]),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  } catch {
    // Invalid base64, invalid or truncated deflate data, too many bytes, or invalid UTF-8.
    return undefined;
  }
}

/** Rejects if the output exceeds the limit. */
async function sendThrough(
  stream: CompressionStream | DecompressionStream,
  bytes: Blob,
): Promise<Uint8Array> {
  const reader = bytes.stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('the text is too large');
    }
    parts.push(value);
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
