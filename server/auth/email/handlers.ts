import { reauthorize } from '../../http/authorization.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { logAuthOutcome } from '../../kernel/auth-log.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import {
  accountById,
  type HeldAccount,
  holdAccount,
  holdUnchanged,
  refuseStranger,
  wrongPassword,
} from '../accounts.ts';
import { deviceOf } from '../devices.ts';
import { words } from '../words/index.ts';
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmail,
  openChanges,
  refuseEmail,
  resendEmailLink,
} from './changes.ts';

const done = { status: 204 as const, body: undefined };

async function countOwn(email: string, context: Context): Promise<void> {
  const { person, client } = context;
  const device = await deviceOf(person, context);
  await countAttempt('change email', { account: person.id, address: client.address, device }, context);
  await countAttempt('send email link', { account: email }, context);
}

const requestEmailChange: Handler<'requestEmailChange'> = async ({ body }, context) => {
  const { store, person } = context;
  const email = body.email.toLowerCase();
  const account = await accountById(store.db, person.id);
  if (!account) throw wrongPassword();
  if (email === account.email.toLowerCase()) throw notAllowed('email', words.sameEmail);
  await refuseStranger(account, body.currentPassword, context);
  await countOwn(email, context);
  await store.transaction(async (tx) => {
    const now = await reauthorize(tx, context);
    const held = await holdUnchanged(tx, account, context, 'change');
    if (!held) throw wrongPassword();
    await askEmailChange(tx, held, email, now);
  });
  logAuthOutcome(context, 'email change asked for', { account: person.id });
  return done;
};

/** Runs `work` with the caller's own account, locked. */
const withOwn = (context: Context, work: (tx: Tx, account: HeldAccount, now: Context) => Promise<void>) =>
  context.store.transaction(async (tx) => {
    const now = await reauthorize(tx, context);
    const held = await holdAccount(tx, now.person.id, context, 'change');
    if (held) await work(tx, held, now);
    return done;
  });

const resendEmailChange: Handler<'resendEmailChange'> = async (_ask, context) => {
  const { store, person, now } = context;
  const missing = () => notFound(words.missing.emailChange);
  const change = await openChanges(store.db, now).where('user_id', '=', person.id).select('email').executeTakeFirst();
  if (!change) throw missing();
  await countOwn(change.email, context);
  return withOwn(context, async (tx, account, asked) => {
    if (!(await resendEmailLink(tx, account, asked))) throw missing();
  });
};

const cancelOwnEmailChange: Handler<'cancelEmailChange'> = (_ask, context) => withOwn(context, cancelEmailChange);

/** Runs the action of a link's token, rate limited by client address. Throws `Problem` (401) for an expired link. */
async function byLink(
  work: (tx: Tx, token: string, context: Context) => Promise<HeldAccount | undefined>,
  { token, outcome }: { token: string; outcome: 'email changed' | 'email change refused' },
  context: Context,
) {
  await countAttempt('use email link', { address: context.client.address }, context);
  const account = await context.store.transaction(async (tx) => {
    // A session that ended meanwhile is not kept as the caller's own.
    if (context.optionalPerson) await reauthorize(tx, context);
    return work(tx, token, context);
  });
  if (!account) {
    logAuthOutcome(context, 'proof refused');
    throw new Problem(401, 'INVALID_PROOF', words.emailLinkOver);
  }
  logAuthOutcome(context, outcome, { account: account.id });
  return done;
}

const confirmEmailChange: Handler<'confirmEmailChange'> = ({ body: { token } }, context) =>
  byLink(confirmEmail, { token, outcome: 'email changed' }, context);

const refuseEmailChange: Handler<'refuseEmailChange'> = ({ body: { token } }, context) =>
  byLink(refuseEmail, { token, outcome: 'email change refused' }, context);

export const emailHandlers = {
  requestEmailChange,
  resendEmailChange,
  cancelEmailChange: cancelOwnEmailChange,
  confirmEmailChange,
  refuseEmailChange,
};
