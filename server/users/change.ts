import { normalizeName } from '#domain/names';
import { maskCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { signOutEverywhere, unlinkOtherAddresses } from '../auth/queries.ts';
import type { ChangeRules } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import { diffFields } from '../kernel/activity/record.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { keepAnAdministrator } from '../roles/access.ts';
import { serializeUser, usersIn } from './queries.ts';
import { checkMayChangeSignIn, checkMaySeeTaxId, holdUser, refuseOwn } from './rules.ts';
import { ofUser } from './subject.ts';
import { words } from './words/index.ts';

/** Somebody as the caller sees them; a 404 where there is nobody. */
export async function readUser(
  db: Db,
  id: string,
  context: Pick<Context, 'person' | 'config' | 'now'>,
): Promise<Schema<'UserAccount'>> {
  const row = await usersIn(db, context).where('u.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.user);
  return serializeUser(context.person)(row);
}

export const emailTaken = () => new Problem(409, 'EMAIL_TAKEN', words.emailTaken);

/** Refuses (409) an address that somebody else has. */
export async function checkEmail(tx: Tx, email: string, id: string): Promise<void> {
  const other = await tx
    .selectFrom('users')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst();
  if (other) throw emailTaken();
}

type Fields = Pick<Row<'users'>, 'name' | 'email' | 'job_title' | 'tax_id' | 'status'>;

const hidden = ({ tax_id, ...fields }: Fields) => ({ ...fields, tax_id: tax_id && maskCpf(tax_id) });

/** Somebody's account, as those change it who manage all people. */
export const changeableUser: ChangeRules<{ id: string }, Row<'users'>, Fields, Schema<'UserAccount'>> = {
  hold: (tx, { id }, asked) => holdUser(tx, id, asked),
  read: (tx, { id }) => tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  fields: ({ name, email, job_title, tax_id, status }) => ({
    name: normalizeName(name),
    email: email.toLowerCase(),
    job_title: job_title.trim(),
    tax_id,
    status,
  }),
  check: async (tx, { place: { id }, before, after, context }) => {
    if (after.tax_id !== before.tax_id) checkMaySeeTaxId(context);
    if (after.email !== before.email) await checkEmail(tx, after.email, id);
    if (after.status !== before.status) {
      refuseOwn(id, context);
      await checkMayChangeSignIn(tx, id, context);
    }
  },
  write: async (tx, { place: { id }, before, after, context }, marks) => {
    await tx
      .updateTable('users')
      .set({
        ...after,
        ...marks,
        ...(after.status !== before.status && { deactivated_at: after.status === 'inactive' ? context.now : null }),
        // Another address is nobody's yet.
        ...(after.email !== before.email && { email_verified_at: null }),
      })
      .where('id', '=', id)
      .execute();
    if (after.status !== before.status && after.status === 'inactive') await keepAnAdministrator(tx, context);
    if (after.email !== before.email) await unlinkOtherAddresses(tx, id, after.email);
    // A link or a session of before would open what is closed, or was sent to an address that is not theirs any more.
    if (after.status !== before.status || after.email !== before.email) await signOutEverywhere(tx, id, context.now);
  },
  show: (tx, { id }, context) => readUser(tx, id, context),
  describeActivity: ({ id }, { name }) => ({ subject: ofUser(id), entity: 'user', entity_id: id, label: name }),
  describeChanges: (_tx, { before, after }) => diffFields(hidden(before), hidden(after)),
};
