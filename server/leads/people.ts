import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Config } from '../kernel/config.ts';
import { isRealOrDemo, permissionsOf } from '../kernel/person.ts';
import type { Db } from '../kernel/store/tables.ts';

type LeadPermission = Extract<Schema<'PermissionCode'>, 'view:leads' | 'manage:leads'>;

/** The active people who have a permission, by name. */
export const peopleWith = (db: Db, permission: LeadPermission, { demo }: Pick<Config, 'demo'>) =>
  db
    .selectFrom('users as u')
    .where('u.status', '=', 'active')
    .where(isRealOrDemo({ demo }))
    .where(sql<boolean>`${permission} = any(${permissionsOf(sql.ref('u.id'))})`)
    .orderBy('u.name_key')
    .orderBy('u.id')
    .select(['u.id', 'u.name']);
