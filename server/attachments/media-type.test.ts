import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

/** The beginning of an archive that holds empty files of these names. */
const archiveOf = (...names: string[]) =>
  Buffer.concat(
    names.map((name) => {
      const head = Buffer.alloc(30);
      head.write('PK\x03\x04', 'latin1');
      head.writeUInt16LE(name.length, 26);
      return Buffer.concat([head, Buffer.from(name)]);
    }),
  );
const office = (folder: string) => archiveOf('[Content_Types].xml', '_rels/.rels', `${folder}/document.xml`);

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a GIF', Buffer.from('GIF89a..'), 'image/gif'],
  ['a WebP', Buffer.from('RIFF\x01\x02\x03\x04WEBPVP8 ', 'latin1'), 'image/webp'],
  ['text', Buffer.from('código;valor\r\nção;1'), 'text/plain'],
  ['text cut within a character', Buffer.from('ação').subarray(0, 3), 'text/plain'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain'],
  ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'text/plain'],
  ['a document', office('word'), expect.stringContaining('wordprocessingml')],
  ['a sheet', office('xl'), expect.stringContaining('spreadsheetml')],
  ['slides', office('ppt'), expect.stringContaining('presentationml')],
  ['an archive that has such a folder', archiveOf('word/notes.txt'), 'application/zip'],
  ['an archive', archiveOf('a.txt'), 'application/zip'],
  ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1'), 'application/octet-stream'],
  ['half a sign of a PNG', Buffer.from([0x89, 0x50]), 'application/octet-stream'],
  ['something that is no RIFF picture', Buffer.from('RIFF\x01\x02\x03\x04WAVE', 'latin1'), 'application/octet-stream'],
])('%s is told from its bytes', (_, bytes, type) => expect(mediaTypeOf(bytes)).toEqual(type));
