import { createActor, fromCallback, fromPromise } from 'xstate';
import { expiryDialog } from '#machines/expiry-dialog';
import { type FromOutside, session as machine, type Person, type SessionActor } from '#machines/session';
import { canRenew, holds, type Tokens } from '#machines/tokens';
import { client } from '#openapi/client';
import { forgetNotices } from '#ui/Toast/notify';
import { sendBeforeLeaving } from '../kernel/before-leaving';
import { forgetDrafts } from '../kernel/drafts';
import { forget } from '../kernel/forget';
import { watched } from '../kernel/watched';
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

/** Who is here with which tokens, where that is known before there is a machine. */
export interface Known {
  tokens: Tokens;
  person: Person;
}

/** Starts the session of this tab. Whoever is known is not asked for, unless the tokens are others by now. */
export function startSession({ showFrontPage, askToSignInAgain, say: tell }: Effects, known?: Known): SessionActor {
  let unmet = known;
  // Where another tab has left meanwhile, whoever is known leaves with it, once the machine is told.
  const keptTokens = () => {
    const tokens = readTokens();
    return tokens.accessToken ? tokens : (unmet?.tokens ?? tokens);
  };
  const session: SessionActor = createActor(
    machine.provide({
      actors: {
        'expiry dialog': dialogWith(tell),
        'read storage': fromPromise(async () => {
          const tokens = keptTokens();
          const isUseless = !holds(tokens, Date.now()) && !canRenew(tokens, Date.now());
          // The dialog of another tab may still stand over them.
          if (isUseless && !(await isFlagUp())) {
            if (tokens.accessToken ?? tokens.refreshToken) tellOfEnd('not extended');
            forgetTokens();
          }
          return tokens;
        }),
        'load person': fromPromise(async () => {
          const met = unmet?.tokens.accessToken === keptTokens().accessToken ? unmet?.person : undefined;
          unmet = undefined;
          if (met) return met;
          const { data, response } = await client.GET('/api/auth/me');
          return meet(data as Person, response);
        }),
        renew: fromPromise(({ input }) => renew(input.tokens)),
        revoke: fromPromise(async ({ input }) => {
          await sendBeforeLeaving();
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
    { ...watched(), input: { now: Date.now } },
  );
  let isForgotten = false;
  session.subscribe((snapshot) => {
    const isNobody = snapshot.matches('anonymous');
    // Nothing that one person has seen is there for the next. Once: what is heard afterwards, such as a late refusal, would
    // take away why they had to leave.
    if (isNobody && !isForgotten) {
      forget();
      forgetNotices();
    }
    isForgotten = isNobody;
  });
  session.start();
  return session;
}
