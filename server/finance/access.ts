import { notFound } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { insertClient } from './clients/write.ts';
import { checkMaySee, holdTransaction, ofTransaction } from './transactions/change.ts';
import { words } from './words/index.ts';

/** How other areas create a client. */
export const beginClient = insertClient;

/** How other areas reach a transaction that something belongs to. */
export const transactionAccess = {
  subject: ofTransaction,
  /** Holds it against changes; gives the caller as they are by then, who sees what they change. */
  hold: async (...[tx, id, asked]: Parameters<typeof holdTransaction>) => {
    const context = await holdTransaction(tx, id, asked);
    checkMaySee(context);
    return context;
  },
  /** A 404 where there is none. */
  check: async (db: Db, id: string): Promise<void> => {
    const found = await db.selectFrom('transactions').where('id', '=', id).select('id').executeTakeFirst();
    if (!found) throw notFound(words.missing.transaction);
  },
};
