import { createHash, randomBytes } from 'node:crypto';
import { reauthorize } from '../../http/authorization.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import type { Config } from '../../kernel/config.ts';
import { notFound, Problem, unavailable } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import { seal, UnreadableSecret, unseal } from '../../kernel/secrets.ts';
import { addSeconds } from '../../kernel/time.ts';
import { hashToken } from '../../kernel/tokens.ts';
import { askTokens, GoogleProblem, openApi, type Tokens } from './api.ts';
import { calendarsAt, writeCalendars } from './calendars.ts';
import { leaveConnection, revokeGoogleAccess } from './forget.ts';
import { readConnection } from './queries.ts';
import { boxOf, readyFor } from './tokens.ts';
import { words } from './words/index.ts';

const attemptSeconds = 600;
const scopes = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
];

const secret = () => randomBytes(32).toString('base64url');
const aboutVerifier = (userId: string) => `google verifier ${userId}`;

/** What this server speaks to Google as, for a request; told in words where it cannot. */
function readyToAsk(config: Config) {
  try {
    return readyFor(config);
  } catch (error) {
    throw notFound(words.fault[error instanceof GoogleProblem && error.why === 'no_key' ? 'no_key' : 'not_configured']);
  }
}

const redirectUri = ({ origin }: Pick<Context, 'origin'>) => {
  if (!origin) throw notFound(words.fault.not_configured);
  return `${origin}/meetings/sync`;
};

/** Where somebody allows their calendar to be kept in step; the way back is theirs alone. */
export const getCalendarAuthUrl: Handler<'getCalendarAuthUrl'> = async (_, context) => {
  const { store, config, person, now, client: from } = context;
  const { client, key } = readyToAsk(config);
  await countAttempt('connect calendar', { account: person.id, address: from.address }, context);
  const [state, verifier] = [secret(), secret()];
  const hash = hashToken(state);
  await store.transaction(async (tx) => {
    await tx.deleteFrom('calendar_attempts').where('user_id', '=', person.id).where('ends_at', '<=', now).execute();
    const verifier_box = seal(verifier, aboutVerifier(person.id), key);
    const ends_at = addSeconds(now, attemptSeconds);
    await tx.insertInto('calendar_attempts').values({ hash, user_id: person.id, verifier_box, ends_at }).execute();
  });
  const url = new URL(client.authUrl);
  url.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: redirectUri(context),
    response_type: 'code',
    scope: scopes.join(' '),
    access_type: 'offline',
    // Only so does Google give a token that lasts, to whoever had allowed it before too.
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return { status: 200, body: { url: url.href } };
};

const refusedBack = () => new Problem(409, 'INVALID_PROOF', words.attemptOver);

/** Takes the attempt that somebody comes back with, once; what it is proven by. */
async function takeAttempt(state: string, asked: Context): Promise<string> {
  const row = await asked.store.transaction(async (tx) => {
    const { person } = await reauthorize(tx, asked);
    return tx
      .deleteFrom('calendar_attempts')
      .where('hash', '=', hashToken(state))
      .where('user_id', '=', person.id)
      .returning(['verifier_box', 'ends_at'])
      .executeTakeFirst();
  });
  readyToAsk(asked.config);
  if (!row || row.ends_at <= asked.now) throw refusedBack();
  try {
    return unseal(row.verifier_box, aboutVerifier(asked.person.id), asked.config.secretsKeys);
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    asked.log.error({ err: error }, 'The servers of this installation have different SECRETS_KEYS');
    throw refusedBack();
  }
}

/** What Google did not do for a request, as its answer. */
function toProblem(error: unknown): unknown {
  if (!(error instanceof GoogleProblem)) return error;
  const { why, retryAfter, reason } = error;
  if (why === 'invalid_grant') return refusedBack();
  if (why === 'not_configured') return notFound(words.fault.not_configured);
  if (why === 'refused' || why === 'not_theirs' || why === 'unauthorized')
    return new Problem(409, 'CALENDAR_REFUSED', words.connectRefused(reason.slice(0, 100)));
  if (why === 'insufficient_permission')
    return new Problem(409, 'CALENDAR_REFUSED', words.fault.insufficient_permission);
  return unavailable(retryAfter ?? 30, words.googleAway);
}

const isAllowed = ({ scope }: Tokens) => scopes.every((wanted) => scope.split(' ').includes(wanted));

/** Takes what somebody brings back from Google, and asks which calendars there are. */
export const finishCalendarAuth: Handler<'finishCalendarAuth'> = async ({ body: { code, state } }, context) => {
  const { store, config, person, now, notifications } = context;
  const code_verifier = await takeAttempt(state, context);
  const { client } = readyToAsk(config);
  const redirect_uri = redirectUri(context);
  const given = await askTokens(client.tokenUrl, {
    grant_type: 'authorization_code',
    code,
    code_verifier,
    redirect_uri,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  }).catch((error) => {
    throw toProblem(error);
  });
  const { access, ends, refresh } = given;
  if (!refresh || !isAllowed(given)) throw toProblem(new GoogleProblem('insufficient_permission'));
  const calendars = await calendarsAt(openApi(client.apiUrl, async () => access)).catch((error) => {
    throw toProblem(error);
  });
  const account_email = (calendars.find(({ primary }) => primary)?.id ?? '').toLowerCase();
  if (!account_email) throw toProblem(new GoogleProblem('garbled'));
  const { left, channels, ...answer } = await store.transaction(async (tx) => {
    await reauthorize(tx, context);
    const token_box = boxOf({ access, ends, refresh }, person.id, config);
    const known = await tx
      .selectFrom('calendar_connections')
      .where('user_id', '=', person.id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    const isSame = known?.account_email === account_email;
    // Whoever connects another account has left the first.
    const left = isSame ? undefined : known;
    const channels = left ? await leaveConnection(tx, left, now) : [];
    if (left) await recordActivity(tx, connectionChanged(person.id, left.account_email, 'deleted'), context);
    await writeCalendars(tx, person.id, account_email, calendars, now);
    const hasChosen =
      isSame &&
      (await tx
        .selectFrom('google_calendars')
        .where('user_id', '=', person.id)
        .where('account_email', '=', account_email)
        .where('is_selected', '=', true)
        .where('is_there', '=', true)
        .select('id')
        .executeTakeFirst());
    const fresh = {
      account_email,
      token_box,
      status: hasChosen ? ('active' as const) : ('choosing_calendars' as const),
      fault: null,
      fault_since: null,
      next_sync_at: now,
      taken_until: null,
      failures: 0,
      ...(!isSame && { last_synced_at: null }),
    };
    await tx
      .insertInto('calendar_connections')
      .values({ user_id: person.id, ...fresh, created_at: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({ ...fresh, turn: eb('calendar_connections.turn', '+', 1) })),
      )
      .execute();
    await recordActivity(tx, connectionChanged(person.id, account_email, 'created'), context);
    const body = await readConnection({ ...context, store: { db: tx } });
    return { status: 200 as const, body, left, channels };
  });
  if (left) await revokeGoogleAccess(left, channels, context);
  notifications.runJobsNow();
  return answer;
};

/** What the log says of a connection: of which account it is, never by what it is let in. */
export const connectionChanged = (userId: string, label: string, verb: 'created' | 'deleted') =>
  ({ subject: { kind: 'person', id: userId }, verb, entity: 'calendar', entity_id: userId, label }) as const;
