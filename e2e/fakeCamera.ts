import { writeFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';

/** A fake camera for Chromium that loops over several QR codes. */

/** The modules of a code, row by row: true if dark. */
export type Code = readonly (readonly boolean[])[];

/** The RGBA pixels of an `<img>` in its own size and colours, however the browser displays it. */
export async function pixelsOf(picture: Locator) {
  const read = await picture.evaluate(async element => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return { width, height, data: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] };
  });
  return { ...read, data: Uint8Array.from(read.data) };
}

/** Reads the modules of a code that a page shows (QrCode.tsx), one pixel each. */
export async function codeOn(picture: Locator): Promise<Code> {
  const { width, height, data } = await pixelsOf(picture);
  const isDark = (x: number, y: number) => (data[4 * (y * width + x)] ?? 255) < 128;
  const row = (y: number) => Array.from({ length: width }, (_, x) => isDark(x, y));
  return Array.from({ length: height }, (_, y) => row(y));
}

const WIDTH = 640;
const HEIGHT = 480;
/** Frames per code, at ten frames per second. */
const FRAMES_PER_CODE = 6;

/** Chromium launch arguments for a camera that shows these codes. Writes a video to `path`. */
export function fakeCamera(path: string, codes: readonly Code[]): readonly string[] {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frames = codes.flatMap(code => Array<Buffer>(FRAMES_PER_CODE).fill(frameOf(code)));
  writeFileSync(path, Buffer.concat([head, ...frames]));
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

/** Gray like paper, with the code in the middle. */
function frameOf(code: Code): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, 220);
  const scale = Math.floor((HEIGHT - 20) / code.length);
  const left = Math.floor((WIDTH - scale * code.length) / 2);
  const top = Math.floor((HEIGHT - scale * code.length) / 2);
  for (const [y, row] of code.entries()) {
    for (const [x, isDark] of row.entries()) {
      for (let line = 0; isDark && line < scale; line++) {
        const start = (top + y * scale + line) * WIDTH + left + x * scale;
        luma.fill(30, start, start + scale);
      }
    }
  }
  const noColor = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), luma, noColor]);
}
