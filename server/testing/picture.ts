const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u16 = (value: number) => u32(value).subarray(2);
const chunk = (type: string, body: Buffer) =>
  Buffer.concat([u32(body.length), Buffer.from(type, 'latin1'), body, u32(0)]);
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(body.length + 2), body]);

/** Pictures of some size for tests, with nothing to see in them: their parts stand where those of a real one do. */
export const picture = {
  png: (width: number, height: number, more = '') =>
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])),
      more ? chunk(more, Buffer.from('x')) : Buffer.alloc(0),
      chunk('IDAT', Buffer.from([0x78, 0x9c])),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  jpeg: (width: number, height: number, more = '') =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xe0, Buffer.from('JFIF\0\x01\x01', 'latin1')),
      more ? segment(0xe1, Buffer.from(more, 'latin1')) : Buffer.alloc(0),
      segment(0xc0, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])])),
      segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
      // Dots, with a marker that is none and one that begins anew within them.
      Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
    ]),
  webp: (width: number, height: number, flags = 0) => {
    const head = Buffer.alloc(10);
    head[0] = flags;
    head.writeUIntLE(width - 1, 4, 3);
    head.writeUIntLE(height - 1, 7, 3);
    const dots = Buffer.concat([Buffer.from('VP8 '), Buffer.from([12, 0, 0, 0]), Buffer.alloc(12)]);
    const body = Buffer.concat([Buffer.from('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), head, dots]);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from('RIFF'), length, body]);
  },
};
