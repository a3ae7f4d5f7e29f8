import type { PictureType } from './tables.ts';

/** What is wrong with a picture: it is none of those we take, has other sides, or carries more than the picture. */
export type PictureFault = 'notAPicture' | 'size' | 'metadata';
type Read = { width: number; height: number } | PictureFault;

export const sides = { least: 16, most: 1_024 } as const;

/** The chunks of a PNG that say how its dots are drawn; all others tell something else. */
const drawn = new Set('IHDR PLTE IDAT IEND tRNS sRGB gAMA cHRM iCCP sBIT pHYs bKGD'.split(' '));

function readPng(bytes: Buffer): Read {
  let [width, height] = [0, 0];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return 'notAPicture';
    if (at === 8 && (type !== 'IHDR' || length !== 13)) return 'notAPicture';
    if (!drawn.has(type)) return 'metadata';
    if (type === 'IHDR') [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    if (type === 'IEND') return end === bytes.length ? { width, height } : 'metadata';
    at = end;
  }
  return 'notAPicture';
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What an application wrote into a JPEG is not of the picture, but for how its colours are meant (JFIF, ICC, Adobe). */
function isOfThePicture(marker: number, head: string): boolean {
  if (marker === 0xe0) return head.startsWith('JFIF\0');
  if (marker === 0xe2) return head.startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return head.startsWith('Adobe');
  return marker < 0xe0;
}

/** Where the next marker stands after the dots that follow a scan. */
function afterScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at++;
  }
  return bytes.length;
}

function readJpeg(bytes: Buffer): Read {
  let size: Read = 'notAPicture';
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === 0xd9; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return 'notAPicture';
    if (marker === 0xd9) return at + 2 === bytes.length ? size : 'metadata';
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return 'notAPicture';
    if (!isOfThePicture(marker, bytes.toString('latin1', at + 4, at + 18))) return 'metadata';
    if (isFrame(marker) && length >= 8)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at = marker === 0xda ? afterScan(bytes, end) : end;
  }
  return 'notAPicture';
}

const flags = { moves: 0x02, xmp: 0x04, exif: 0x08 };

function readWebp(bytes: Buffer): Read {
  if (bytes.length < 30) return 'notAPicture';
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return 'metadata';
  let size: Read = 'notAPicture';
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const [body, end] = [at + 8, at + 8 + length + (length & 1)];
    if (end > bytes.length) return 'notAPicture';
    if (type === 'VP8X' && length >= 10) {
      if ((bytes[body] ?? 0) & (flags.moves | flags.xmp | flags.exif)) return 'metadata';
      size = { width: bytes.readUIntLE(body + 4, 3) + 1, height: bytes.readUIntLE(body + 7, 3) + 1 };
    } else if (type === 'VP8 ' && length >= 10) {
      const seen = { width: bytes.readUInt16LE(body + 6) & 0x3fff, height: bytes.readUInt16LE(body + 8) & 0x3fff };
      size = typeof size === 'string' ? seen : size;
    } else if (type === 'VP8L' && length >= 5) {
      const packed = bytes.readUInt32LE(body + 1);
      const seen = { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
      size = typeof size === 'string' ? seen : size;
    } else if (type !== 'ALPH' && type !== 'ICCP') return 'metadata';
    at = end;
  }
  return size;
}

const kinds: readonly (readonly [PictureType, (bytes: Buffer) => boolean, (bytes: Buffer) => Read])[] = [
  ['image/png', (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n', readPng],
  ['image/jpeg', (bytes) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff', readJpeg],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    readWebp,
  ],
];

const isWithin = (side: number) => side >= sides.least && side <= sides.most;

/** What a picture is, by its bytes alone; or why it is not taken. Nothing is decoded: its parts are walked to the end. */
export function pictureTypeOf(bytes: Buffer): PictureType | PictureFault {
  const [type, , read] = kinds.find(([, isIt]) => isIt(bytes)) ?? [];
  if (!type || !read) return 'notAPicture';
  const size = read(bytes);
  if (typeof size === 'string') return size;
  return isWithin(size.width) && isWithin(size.height) ? type : 'size';
}
