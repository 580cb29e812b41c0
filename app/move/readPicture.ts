import { QRCanvas } from 'qr/dom.js';

/** Larger pictures are scaled down: a QR code usually fills the picture, and needs no more pixels. */
const MAX_PIXELS = 1600;

/** The text of the QR code in a picture; `undefined` if there is none or it is unreadable. */
export async function readPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height));
  const canvas = new QRCanvas({}, { cropToSquare: false, effort: Infinity, timeLimit: Infinity });
  const code = await canvas.drawImage(
    picture,
    Math.round(picture.height * scale),
    Math.round(picture.width * scale),
  );
  picture.close();
  return typeof code === 'string' ? code : undefined;
}
