import { nameOfBank } from '#domain/banks';
import { foldText } from '#domain/search';
import type { Schema } from '#openapi/operations';
import type { Person } from '../../kernel/person.ts';
import type { Db, Row } from '../../kernel/store/tables.ts';
import { balanceOf } from '../transactions/sums.ts';

type Named = Pick<Row<'accounts'>, 'name' | 'bank_code' | 'branch' | 'number'>;

/** What lists compare in place of an account's own texts. */
export const accountKeys = ({ name, bank_code, branch, number }: Named) => ({
  name_key: foldText(name),
  search_text: foldText(`${name} ${nameOfBank(bank_code ?? '') ?? ''} ${branch} ${number}`),
});

/** All accounts, each with its unit. */
export const accounts = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('units as n', 'n.id', 'a.unit_id')
    .selectAll('a')
    .select('n.name as unit_name')
    .select(balanceOf.as('balance_cents'));

export type AccountRow = Row<'accounts'> & { unit_name: string | null; balance_cents: number };

/** An account as the contract shows it to whoever asks: what it holds only for those who see transactions. */
export const serializeAccount =
  ({ permissions }: Pick<Person, 'permissions'>) =>
  ({ name_key: _, search_text: __, unit_id, unit_name, ...account }: AccountRow): Schema<'FinanceAccount'> => ({
    ...account,
    unit: unit_id ? { id: unit_id, name: unit_name ?? '' } : null,
    balance_cents: permissions.has('view:finance_transactions') ? account.balance_cents : null,
  });
