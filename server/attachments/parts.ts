import { sql } from 'kysely';
import type { Db } from '../kernel/store/tables.ts';

/** The bytes that are kept, and held, at once. */
export const partSize = 262_144;

/** Bytes, in parts of one size; the last may be smaller. */
export async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [waiting, size]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= partSize; rest = rest.subarray(partSize)) yield rest.subarray(0, partSize);
    [waiting, size] = [[rest], rest.length];
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Keeps a part of a file; false where the file is gone meanwhile. */
export async function keepPart(db: Db, contentId: string, position: number, bytes: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into attachment_parts (content_id, position, bytes)
    select id, ${position}::integer, ${bytes}::bytea
    from attachment_contents where id = ${contentId}::uuid for key share`.execute(db);
  return numAffectedRows === 1n;
}

/** What is in a file, and how much of it there is. */
export interface Content {
  content_id: string;
  size: number;
}

/** The bytes of a file, part by part, as they are asked for. */
export async function* partsOf(db: Db, { content_id, size }: Content): AsyncGenerator<Buffer> {
  for (let [position, read] = [0, 0]; read < size; position += 1) {
    const part = await db
      .selectFrom('attachment_parts')
      .where('content_id', '=', content_id)
      .where('position', '=', position)
      .select('bytes')
      .executeTakeFirst();
    // Whoever reads is cut off: half a file must not look like a whole one.
    if (!part) throw new Error(`The content ${content_id} was deleted while it was read.`);
    read += part.bytes.length;
    yield part.bytes;
  }
}
