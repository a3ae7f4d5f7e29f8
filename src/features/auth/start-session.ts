import { createActor, fromCallback, fromPromise } from 'xstate';
import { expiryDialog } from '#machines/expiry-dialog';
import { type FromOutside, session as machine, type Person, type SessionActor } from '#machines/session';
import { canRenew, holds } from '#machines/tokens';
import { client } from '#openapi/client';
import { forgetNotices } from '#ui/Toast/notify';
import { sendBeforeLeaving } from '../kernel/before-leaving';
import { forgetDrafts } from '../kernel/drafts';
import { keepEventPlace } from '../kernel/event-place';
import { forget } from '../kernel/forget';
import { adopt, onPrefer, type Preferences } from '../kernel/preferences';
import { view } from '../kernel/view-as';
import { watched } from '../kernel/watched';
import { isFlagUp, raiseFlag } from './locks';
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

/** What somebody chose for all their browsers. What is left to the browser stays as it is there. */
function preferencesOf({ preferences }: Person): Partial<Preferences> {
  const { language, theme, density, time_zone: timeZone } = preferences ?? {};
  const all = Object.entries({ language, theme, density, timeZone });
  return Object.fromEntries(all.filter(([, value]) => value != null));
}

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
          if (isUseless && !(await isFlagUp())) forgetTokens();
          return tokens;
        }),
        'load person': fromPromise(async () => {
          const { data, response } = await client.GET('/api/auth/me');
          keepEventPlace(response.headers.get('Last-Event-ID'));
          const person = data as Person;
          adopt(preferencesOf(person));
          return person;
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
  session.subscribe((snapshot) => {
    if (!snapshot.matches('anonymous')) return;
    // Nothing that one person has seen is there for the next.
    forget();
    forgetNotices();
  });
  // Here it holds at once, and where it cannot be kept with the account it holds here alone.
  onPrefer(({ timeZone, ...change }) => {
    if (view() || !session.getSnapshot().matches({ authenticated: { access: 'valid' } })) return;
    const body = { ...change, ...(timeZone !== undefined && { time_zone: timeZone || null }) };
    client.PATCH('/api/account', { body }).catch(() => {});
  });
  session.start();
  return session;
}
