import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A parcel as a sequence of QR codes, which can be read in any order. Each is a text such as
 * "fieldbook/2/3/9f86d081/4c1d25a0/…": the part's number, the number of parts, the checksums of the parcel and of the
 * part, and the part's text.
 */

/** The maximum text length: a code's squares must be large enough on a small phone for another phone's camera. */
const MAX_LETTERS = 360;

const PART = /^fieldbook\/(\d{1,3})\/(\d{1,3})\/([0-9a-f]{8})\/([0-9a-f]{8})\/(.+)$/s;

interface Part {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
  /** The checksum of the whole parcel, which distinguishes the parts of different parcels. */
  readonly parcel: string;
  readonly text: string;
}

/** The parts of one parcel that have been read, by number. */
export interface Gathered extends Pick<Part, 'of' | 'parcel'> {
  readonly texts: ReadonlyMap<number, string>;
}

/** The texts of a parcel's QR codes, in order. */
export function splitParcel(parcel: string): readonly string[] {
  const of = Math.ceil(parcel.length / MAX_LETTERS);
  // Equal lengths keep the QR code's size the same throughout the sequence.
  const letters = Math.ceil(parcel.length / of);
  return Array.from({ length: of }, (_, index) => {
    const text = parcel.slice(index * letters, (index + 1) * letters);
    return formatPart({ number: index + 1, of, parcel: checksum(parcel), text });
  });
}

const formatPart = (part: Part): string =>
  `fieldbook/${part.number}/${part.of}/${part.parcel}/${partSum(part)}/${part.text}`;

/** Parses a QR code's text; `undefined` if it is not part of a parcel, or was misread. */
export function readPart(code: string): Part | undefined {
  const [, number, of, parcel, sum, text] = PART.exec(code) ?? [];
  if (parcel === undefined || text === undefined) return undefined;
  const part: Part = { number: Number(number), of: Number(of), parcel, text };
  const isValid = part.number >= 1 && part.number <= part.of && partSum(part) === sum;
  return isValid ? part : undefined;
}

/** Adds a part; a part of another parcel starts over. */
export function gather(gathered: Gathered | undefined, part: Part): Gathered {
  const { of, parcel, number, text } = part;
  const before = gathered?.parcel === parcel && gathered.of === of ? gathered.texts : undefined;
  if (gathered && before?.has(number)) return gathered;
  return { of, parcel, texts: new Map([...(before ?? []), [number, text]]) };
}

export const numbersOf = ({ of }: Pick<Gathered, 'of'>): readonly number[] =>
  Array.from({ length: of }, (_, index) => index + 1);

/** The whole parcel; `undefined` while parts are missing, or if its checksum is wrong. */
export function joinParts({ of, texts, parcel }: Gathered): string | undefined {
  if (texts.size < of) return undefined;
  const whole = numbersOf({ of })
    .map(number => texts.get(number))
    .join('');
  return checksum(whole) === parcel ? whole : undefined;
}

const partSum = ({ number, of, parcel, text }: Part): string =>
  checksum(JSON.stringify([number, of, parcel, text]));

const checksum = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 8);
