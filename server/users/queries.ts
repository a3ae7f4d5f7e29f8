import { sql } from 'kysely';
import { maskCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { pendingEmail } from '../auth/queries.ts';
import type { Context } from '../http/context.ts';
import { compareRoles, findMissingPermission } from '../kernel/compare-access.ts';
import { isRealOrDemo, type Person, permissionsOf } from '../kernel/person.ts';
import type { Db } from '../kernel/store/tables.ts';

type Account = Schema<'UserAccount'>;

/** Whoever has neither a password nor an account elsewhere has not come in yet. */
const status = sql<Account['status']>`case
  when u.status = 'inactive' then 'inactive'
  when u.password_hash = '-' and not exists (select from identities i where i.user_id = u.id) then 'invited'
  else 'active' end`;

const roles = sql<Account['roles']>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.name, r.id), '[]')
  from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id)`;

const units = sql<Account['units']>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'role', m.role,
    'since', to_char(m.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.name_key, n.id), '[]')
  from user_units m join units n on n.id = m.unit_id where m.user_id = u.id)`;

const terms = sql<Account['terms_accepted']>`(
  select json_build_object('version', c.version,
    'at', to_char(c.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from consents c where c.user_id = u.id and c.document = 'terms' order by c.given_at desc, c.version desc limit 1)`;

/** The people of the workspace: none who was deleted, and of the demonstration only while it is allowed. */
export const usersIn = (db: Db, { config, person, now }: Pick<Context, 'config' | 'person' | 'now'>) => {
  const higher = compareRoles({ theirs: sql.ref('u.id'), mine: sql`${person.id}::uuid` });
  return db
    .selectFrom('users as u')
    .leftJoin('last_seen as l', 'l.user_id', 'u.id')
    .leftJoin('preferences as f', 'f.user_id', 'u.id')
    .leftJoin('avatars as a', 'a.user_id', 'u.id')
    .where('u.anonymized_at', 'is', null)
    .where(isRealOrDemo(config))
    .select(['u.id', 'u.name', 'u.email', 'u.job_title', 'u.phone', 'u.tax_id', 'u.two_step', 'u.is_sample'])
    .select(['u.created_at', 'u.updated_at', 'u.version', 'u.name_key', 'u.search_text', 'l.seen_at as last_seen_at'])
    .select(['u.email_verified_at', 'u.phone_verified_at', 'u.deactivated_at', 'f.language', 'f.time_zone'])
    .select(['a.updated_at as avatar_at', terms.as('terms_accepted')])
    .select([status.as('status'), roles.as('roles'), units.as('units')])
    .select(permissionsOf(sql.ref('u.id')).as('permissions'))
    .select([higher.more_projects.as('more_projects'), higher.more_units.as('more_units')])
    .select(pendingEmail(sql.ref('u.id'), now).as('pending_email'));
};

export type UserRow = Awaited<ReturnType<ReturnType<typeof usersIn>['executeTakeFirstOrThrow']>>;

/** How somebody stands, as a condition of a list. */
export const hasStatus = (wanted: readonly Account['status'][]) => sql<boolean>`${status} in (${sql.join(wanted)})`;

/** Somebody as the contract shows them to whoever asks: the CPF is whole for those who may see it, and for oneself. */
export const serializeUser =
  ({ id, permissions, viewing }: Pick<Person, 'id' | 'permissions' | 'viewing'>) =>
  ({ name_key: _, search_text: __, tax_id, more_projects, more_units, ...row }: UserRow): Account => ({
    ...row,
    has_more_access:
      row.id !== id &&
      findMissingPermission(permissions, { codes: row.permissions, more_projects, more_units }) !== undefined,
    // Through another's eyes nobody sees what only the other may.
    tax_id: permissions.has('view:personal_data') || (row.id === id && !viewing) ? tax_id : masked(tax_id),
  });

const masked = (taxId: string | null) => taxId && maskCpf(taxId);
