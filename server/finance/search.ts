import { sql } from 'kysely';
import { rankMatch, type SearchSource } from '../http/search-source.ts';
import { foldTextInSql } from '../kernel/store/search.ts';
import { accountsAsked } from './accounts/handlers.ts';
import { filterClients } from './clients/read.ts';
import { transactionsAsked } from './transactions/queries.ts';

/** Finds clients by their names; by document as far as the caller may see it whole. */
const clientSearch: SearchSource = {
  kind: 'client',
  permission: 'view:finance_clients',
  find: (query, limit, context) =>
    filterClients(context, { search: query.text })
      .clearSelect()
      .select(['c.id', 'c.name as title', 'c.trade_name as subtitle', 'c.status'])
      .select(
        sql<number>`least(${rankMatch(sql.ref('c.name_key'), query, sql<boolean>`c.tax_id = ${query.taxId ?? ''}`)},
          ${rankMatch(foldTextInSql(sql`c.trade_name`), query)})`.as('rank'),
      )
      .orderBy('rank')
      .orderBy('c.name_key')
      .orderBy('c.id')
      .limit(limit)
      .execute(),
};

/** Finds transactions by description and document number, or by an exact amount; the latest due first. */
const transactionSearch: SearchSource = {
  kind: 'transaction',
  permission: 'view:finance_transactions',
  find: ({ amountCents, ...query }, limit, { store, now }) => {
    const byAmount = amountCents !== undefined;
    const found = transactionsAsked(store.db, now, { search: byAmount ? undefined : query.text });
    return (byAmount ? found.where('t.amount_cents', '=', amountCents) : found)
      .clearSelect()
      .select(['t.id', 't.description as title', 'a.name as subtitle', 't.status', 't.amount_cents'])
      .select('t.due_date as date')
      .select(rankMatch(foldTextInSql(sql.ref('t.description')), query, sql.lit(byAmount)).as('rank'))
      .orderBy('rank')
      .orderBy('t.due_date', 'desc')
      .orderBy('t.id')
      .limit(limit)
      .execute();
  },
};

/** Finds bank accounts by name, bank and number. */
const accountSearch: SearchSource = {
  kind: 'account',
  permission: 'view:finance_accounts',
  find: (query, limit, context) =>
    accountsAsked(context, { search: query.text })
      .clearSelect()
      .select(['a.id', 'a.name as title', 'a.number as subtitle'])
      .select(rankMatch(sql.ref('a.name_key'), query).as('rank'))
      .orderBy('rank')
      .orderBy('a.name_key')
      .orderBy('a.id')
      .limit(limit)
      .execute(),
};

export const financeSearch = [clientSearch, transactionSearch, accountSearch];
