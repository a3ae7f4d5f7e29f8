import type { Schema } from '#openapi/operations';

type MediaType = Schema<'MediaType'>;

/** What files begin with; a place in which anything may stand is undefined. */
const beginnings: readonly (readonly [MediaType, readonly (number | undefined)[]])[] = [
  ['application/pdf', [...Buffer.from('%PDF-')]],
  ['image/png', [0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [...Buffer.from('GIF87a')]],
  ['image/gif', [...Buffer.from('GIF89a')]],
  ['image/webp', [...Buffer.from('RIFF'), ...Array<undefined>(4), ...Buffer.from('WEBP')]],
];

const office = 'application/vnd.openxmlformats-officedocument';
/** The folder that each kind of office document keeps its parts in. */
const offices: readonly (readonly [MediaType, string])[] = [
  [`${office}.wordprocessingml.document`, 'word/'],
  [`${office}.spreadsheetml.sheet`, 'xl/'],
  [`${office}.presentationml.presentation`, 'ppt/'],
];

const entry = Buffer.from('PK\x03\x04', 'latin1');
const nameAt = 30;

/** The names in an archive, as far as its beginning tells them. */
function namesIn(head: Buffer): string[] {
  const names: string[] = [];
  for (let at = head.indexOf(entry); at >= 0 && at + nameAt <= head.length; at = head.indexOf(entry, at + 1)) {
    const length = head.readUInt16LE(at + 26);
    names.push(head.toString('latin1', at + nameAt, at + nameAt + length));
  }
  return names;
}

function archiveType(head: Buffer): MediaType {
  const names = namesIn(head);
  const isOffice = names.includes('[Content_Types].xml');
  const found = offices.find(([, folder]) => isOffice && names.some((name) => name.startsWith(folder)));
  return found?.[0] ?? 'application/zip';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells text from what is none
const noText = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

function isText(head: Buffer): boolean {
  try {
    // The beginning may end within a character.
    return !noText.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
}

/** What a file is, by the bytes it begins with: its name may lie. */
export function mediaTypeOf(head: Buffer): MediaType {
  const known = beginnings.find(([, signs]) =>
    signs.every((sign, index) => head.length > index && (sign === undefined || head[index] === sign)),
  );
  if (known) return known[0];
  if (head.indexOf(entry) === 0) return archiveType(head);
  return isText(head) ? 'text/plain' : 'application/octet-stream';
}
