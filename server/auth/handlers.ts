import type { Handler } from '../http/handler.ts';
import { recordAccess } from '../kernel/activity/access.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import { Problem } from '../kernel/problem.ts';
import { hashToken } from '../kernel/tokens.ts';
import { codeHandlers } from './codes.ts';
import { emailHandlers } from './email/handlers.ts';
import { passwordHandlers } from './new-password.ts';
import { ownSessionHandlers } from './own-sessions.ts';
import { renew, revoke } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';
import { signUpHandlers } from './sign-up.ts';
import { signUpPolicyHandlers } from './sign-up-policy.ts';
import { socialHandlers } from './social/handlers.ts';
import { twoStepHandlers } from './two-step.ts';
import { words } from './words/index.ts';

const refreshTokens: Handler<'refreshTokens'> = async ({ body }, context) => {
  // Not thrown inside: what a misused token brings about has to be kept.
  const answer = await context.store.transaction(async (tx) => {
    const pair = await renew(tx, body.refreshToken, context);
    return pair && { status: 200 as const, body: pair };
  });
  if (!answer) {
    logAuthOutcome(context, 'renewal refused');
    throw new Problem(401, 'INVALID_REFRESH_TOKEN', words.sessionEnded);
  }
  return answer;
};

const logout: Handler<'logout'> = async ({ body }, context) => {
  const { store, now } = context;
  const token = await store.db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .where('t.hash', '=', hashToken(body.refreshToken))
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['t.session_id', 's.user_id', 'u.name'])
    .executeTakeFirst();
  if (token) {
    const person = { id: token.user_id, name: token.name, session: { id: token.session_id } };
    await store.transaction(async (tx) => {
      await revoke(tx, 'id', token.session_id, now);
      await recordAccess(tx, person, 'signed_out', person, context);
    });
    logAuthOutcome(context, 'session ended', { account: token.user_id });
  }
  return { status: 204, body: undefined };
};

const logoutAll: Handler<'logoutAll'> = async (_ask, context) => {
  const { store, person, now } = context;
  await store.transaction(async (tx) => {
    await revoke(tx, 'user_id', person.id, now);
    await recordAccess(tx, person, 'signed_out', person, context);
  });
  logAuthOutcome(context, 'sessions ended', { account: person.id });
  return { status: 204, body: undefined };
};

export const authHandlers = {
  ...signInHandlers,
  ...signUpHandlers,
  ...signUpPolicyHandlers,
  ...codeHandlers,
  ...passwordHandlers,
  ...ownSessionHandlers,
  ...twoStepHandlers,
  ...socialHandlers,
  ...emailHandlers,
  refreshTokens,
  logout,
  logoutAll,
};
