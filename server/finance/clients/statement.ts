import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Db } from '../../kernel/store/tables.ts';
import { dayOfUnit } from '../transactions/change.ts';
import { todayAt } from '../transactions/queries.ts';
import { words } from '../words/index.ts';

const mostTitles = 500;

type Open = Omit<Schema<'StatementTitle'>, 'account'> & { account_id: string; account_name: string };

async function openTitles(db: Db, clientId: string, now: string): Promise<Open[]> {
  const { rows } = await sql<Open>`select t.id, t.description, t.document_number, t.due_date,
      t.amount_cents - t.settled_cents as amount_cents,
      greatest(0, ${todayAt(now)} - t.due_date)::integer as days_late, a.id as account_id, a.name as account_name
    from transactions t join accounts a on a.id = t.account_id left join units n on n.id = t.unit_id
    where t.client_id = ${clientId}::uuid and t.kind = 'income' and t.status in ('pending', 'scheduled')
    order by t.due_date, t.id`.execute(db);
  return rows;
}

/** By which keys money is received, those of the unit's own accounts by its name; the headquarters stand in for it. */
async function receivers({ store, person }: Context): Promise<Schema<'PixReceiver'>[]> {
  if (!person.permissions.has('view:finance_accounts')) return [];
  type Row = { key: string; account_id: string; account_name: string; name: string | null; city: string | null };
  const { rows } =
    await sql<Row>`select k.key, a.id as account_id, a.name as account_name, n.name, n.address ->> 'city' as city
    from accounts a cross join lateral unnest(a.pix_keys) with ordinality as k (key, place)
    left join units n on n.id = coalesce(a.unit_id,
      (select id from units where type = 'headquarters' and is_active order by created_at, id limit 1))
    where a.is_active order by a.name_key, a.id, k.place`.execute(store.db);
  return rows.map(({ key, account_id: id, account_name, name, city }) => ({
    key,
    account: { id, name: account_name },
    name: name ?? account_name,
    city: city ?? '',
  }));
}

/** What a client has to pay, and where. */
export const readClientStatement: Handler<'readClientStatement'> = async ({ path: { id } }, context) => {
  const { store, now } = context;
  const client = await store.db.selectFrom('clients').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
  if (!client) throw notFound(words.missing.client);
  const open = await openTitles(store.db, id, now);
  const sum = (rows: Open[]) => rows.reduce((total, { amount_cents }) => total + amount_cents, 0);
  return {
    status: 200,
    body: {
      client,
      today: await dayOfUnit(store.db, null, now),
      currency: 'BRL',
      open_cents: sum(open),
      open_count: open.length,
      overdue_cents: sum(open.filter(({ days_late }) => days_late > 0)),
      titles: open.slice(0, mostTitles).map(({ account_id, account_name, ...title }) => ({
        ...title,
        account: { id: account_id, name: account_name },
      })),
      receivers: await receivers(context),
    },
  };
};
