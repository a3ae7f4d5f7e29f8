import { randomBytes } from 'node:crypto';

let last = 0;
let sequence = 0;

/** Creates a UUID version 7; ids from one process sort in order of creation. */
export function newId(now = Date.now()): string {
  if (now > last) {
    last = now;
    sequence = randomBytes(1).readUInt8();
  } else if (++sequence > 0xfff) {
    last += 1;
    sequence = 0;
  }
  const time = last.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
