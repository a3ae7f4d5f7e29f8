import { sql } from 'kysely';
import { checkCap } from '../kernel/caps.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** How many files a project may have. How much they may be together, a setting says. */
export const maxAttachments = 500;

/** Room for one more file, of so many bytes, in a project that is held. What is on its way counts too. */
export async function checkRoom(
  tx: Tx,
  projectId: string,
  size: number,
  { attachmentsProjectMib: mebibytes }: Pick<Config, 'attachmentsProjectMib'>,
): Promise<void> {
  const { count, bytes } = await tx
    .selectFrom('attachments')
    .where('project_id', '=', projectId)
    .select([sql<number>`count(*)::integer`.as('count'), sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')])
    .executeTakeFirstOrThrow();
  checkCap(maxAttachments, count + 1, words.tooMany(maxAttachments));
  checkCap(mebibytes * 1_048_576, bytes + size, words.tooMuch(mebibytes));
}

/** How many receipts a transaction may have. */
export const maxReceipts = 20;

/** Room for one more receipt of a transaction that is held. What is on its way counts too. */
export async function checkReceiptCount(tx: Tx, transactionId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('attachments')
    .where('transaction_id', '=', transactionId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  checkCap(maxReceipts, count + 1, words.tooManyReceipts(maxReceipts));
}
