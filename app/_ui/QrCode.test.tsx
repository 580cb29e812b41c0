// @vitest-environment happy-dom
import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { QrCode } from './QrCode';

/** Pixels per module: a reader needs several. */
const SCALE = 4;

/** The pixels of a BMP file with one bit a pixel, enlarged: RGBA, row by row from the top. */
function readBitmap(file: Buffer) {
  expect(file.toString('latin1', 0, 2)).toBe('BM');
  expect(file.readUInt32LE(2)).toBe(file.length);
  expect(file.readUInt16LE(28)).toBe(1);
  const [start, width, height] = [file.readInt32LE(10), file.readInt32LE(18), file.readInt32LE(22)];
  const palette = [54, 58].map(at => file.readUInt32LE(at) & 0xffffff);
  const rowBytes = (file.length - start) / height;
  const data = new Uint8Array(4 * width * height * SCALE ** 2);
  for (let y = 0; y < height * SCALE; y += 1) {
    const row = start + rowBytes * (height - 1 - Math.floor(y / SCALE));
    for (let x = 0; x < width * SCALE; x += 1) {
      const at = Math.floor(x / SCALE);
      const bit = ((file[row + (at >> 3)] ?? 0) >> (7 - (at % 8))) & 1;
      const pixel = 4 * (y * width * SCALE + x);
      data.fill(palette[bit] === 0 ? 0 : 255, pixel, pixel + 4);
    }
  }
  return { width: width * SCALE, height: height * SCALE, data };
}

test.each(['https://example.org/KRWNQT', `a part of an evening ${'KRWNQT, äöü '.repeat(40)}`])(
  'a code is a bitmap on white ground that reads as its text: %s',
  async text => {
    const { container } = await renderInWords(<QrCode text={text} className="w-full" />);
    const image = container.querySelector('img');
    expect(image?.alt).toBe('');
    const [, base64 = ''] = image?.src.split('data:image/bmp;base64,') ?? [];
    expect(decodeQr(readBitmap(Buffer.from(base64, 'base64')))).toBe(text);
  },
);
