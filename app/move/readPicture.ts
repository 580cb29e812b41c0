import { QRCanvas } from 'qr/dom.js';

/** Larger pictures are made smaller first: a code fills most of one, and needs no more. */
const MOST_PIXELS = 1600;

/** What the QR code in a picture says; nothing if there is none, or it cannot be read. */
export async function readPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = new QRCanvas({}, { cropToSquare: false, effort: Infinity, timeLimit: Infinity });
  const code = await canvas.drawImage(
    picture,
    Math.round(picture.height * scale),
    Math.round(picture.width * scale),
  );
  picture.close();
  return typeof code === 'string' ? code : undefined;
}
