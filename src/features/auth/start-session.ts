import { createActor, fromCallback, fromPromise } from 'xstate';
import { expiryDialog } from '#machines/expiry-dialog';
import { type FromOutside, session as machine, type Person, type SessionActor } from '#machines/session';
import { canRenew, holds } from '#machines/tokens';
import { client } from '#openapi/client';
import { forgetNotices } from '#ui/Toast/notify';
import { runSignOutTasks } from '../kernel/before-sign-out';
import { forgetDrafts } from '../kernel/drafts';
import { inspectionOptions } from '../kernel/machine-inspection';
import { onPreferenceChange } from '../kernel/preferences';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { getView } from '../kernel/view-as';
import { isFlagUp, raiseFlag } from './locks';
import { meet } from './meet';
import { hearOtherTabs, tellOfEnd, tellOfTokens } from './other-tabs';
import { renew } from './renewal';
import type { say } from './session-notices';
import { forgetTokens, keepTokens, readTokens } from './token-storage';
import { onWake } from './wake';

/** What the session makes the app do. */
export interface Effects {
  showFrontPage: () => void;
  askToSignInAgain: () => void;
  say: typeof say;
}

const dialogWith = (tell: Effects['say']) =>
  expiryDialog.provide({
    actors: { 'hold flag': fromCallback(raiseFlag) },
    actions: {
      'say that it is extended': () => tell('extended'),
      'say that it was refused': () => tell('extensionRefused'),
      'say that it failed': () => tell('extensionFailed'),
      'say that there is no connection': () => tell('noConnection'),
    },
  });

/** Starts the session of this tab. */
export function startSession({ showFrontPage, askToSignInAgain, say: tell }: Effects): SessionActor {
  const session: SessionActor = createActor(
    machine.provide({
      actors: {
        'expiry dialog': dialogWith(tell),
        'read storage': fromPromise(async () => {
          const tokens = readTokens();
          const isUseless = !holds(tokens, Date.now()) && !canRenew(tokens, Date.now());
          // The dialog of another tab may still stand over them.
          if (isUseless && !(await isFlagUp())) {
            if (tokens.accessToken ?? tokens.refreshToken) tellOfEnd('not extended');
            forgetTokens();
          }
          return tokens;
        }),
        'load person': fromPromise(async () => {
          const { data, response } = await client.GET('/api/auth/me');
          return meet(data as Person, response);
        }),
        renew: fromPromise(({ input }) => renew(input.tokens)),
        revoke: fromPromise(async ({ input }) => {
          await runSignOutTasks();
          if (input.everywhere) await client.POST('/api/auth/logout-all');
          else if (input.tokens.refreshToken) {
            await client.POST('/api/auth/logout', { body: { refreshToken: input.tokens.refreshToken } });
          }
        }),
        tabs: fromCallback(({ sendBack }) => hearOtherTabs(sendBack as (event: FromOutside) => void)),
        wake: fromCallback(({ sendBack }) => onWake(() => sendBack({ type: 'woke' }))),
      },
      actions: {
        'keep tokens': (_, { tokens }) => {
          keepTokens(tokens);
          tellOfTokens();
        },
        'forget tokens': forgetTokens,
        'tell the other tabs': (_, { ending }) => tellOfEnd(ending),
        'say that they left': () => tell('left'),
        'say that leaving failed': () => tell('leavingFailed'),
        'say that the last day began': (_, { endsAt }) =>
          tell('lastDay', { endsAt, renew: () => session.send({ type: 'renew' }) }),
        'go to the front page': () => {
          forgetDrafts();
          showFrontPage();
        },
        'ask to sign in again': askToSignInAgain,
      },
    }),
    { ...inspectionOptions(), input: { now: Date.now } },
  );
  // A preference holds here at once, and here alone where the server cannot keep it with the account.
  onPreferenceChange(({ timeZone, ...change }) => {
    if (getView() || !session.getSnapshot().matches({ authenticated: { access: 'valid' } })) return;
    const body = { ...change, ...(timeZone !== undefined && { time_zone: timeZone || null }) };
    client.PATCH('/api/account', { body }).catch(() => {});
  });
  let isForgotten = false;
  session.subscribe((snapshot) => {
    const isNobody = snapshot.matches('anonymous');
    // Nothing that one person has seen is there for the next. Once: what is heard afterwards, such as a late refusal, would
    // take away why they had to leave.
    if (isNobody && !isForgotten) {
      resetPersonState();
      forgetNotices();
    }
    isForgotten = isNobody;
  });
  session.start();
  return session;
}
