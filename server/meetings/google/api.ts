import type { Schema } from '#openapi/operations';
import type { GoogleEvent } from './event.ts';

const patienceMs = 20_000;

/** How Google refuses one thing that is asked: what matters to whoever asked, not to the connection. */
export type Refusal = 'exists' | 'changed' | 'gone' | 'expired' | 'not_theirs';

/** What Google did not do, and why. */
export class GoogleProblem extends Error {
  override name = 'GoogleProblem';
  readonly why: Schema<'CalendarFault'> | Refusal | 'unauthorized';
  /** After how many seconds it may be asked again. */
  readonly retryAfter: number | undefined;

  /** The status of the answer, where there was one. */
  readonly status: number | undefined;
  /** The reason that Google gave, as it calls it. */
  readonly reason: string;

  constructor(why: GoogleProblem['why'], retryAfter?: number, status?: number, reason = '') {
    super(why);
    this.reason = reason;
    this.why = why;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const byStatus: Record<number, GoogleProblem['why']> = {
  401: 'unauthorized',
  404: 'gone',
  409: 'exists',
  410: 'expired',
  412: 'changed',
  429: 'rate_limited',
};
const byReason: Record<string, GoogleProblem['why']> = {
  insufficientPermissions: 'insufficient_permission',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'insufficient_permission',
  forbiddenForNonOrganizer: 'not_theirs',
  forbidden: 'not_theirs',
  requiredAccessLevel: 'not_theirs',
  accessNotConfigured: 'not_configured',
  SERVICE_DISABLED: 'not_configured',
};
/** Limits go by many names: by the minute, by the day, of a person, of all. */
const isLimit = (reason: string) => /(limits?|quota)_?exceeded/i.test(reason);

interface ErrorBody {
  error?: string | { errors?: { reason?: string }[]; details?: { reason?: string }[] };
}

/** The reasons that Google gives for a refusal. */
function reasonsIn(body: unknown): string[] {
  const { error } = (body ?? {}) as ErrorBody;
  if (typeof error === 'string') return [error];
  return [...(error?.details ?? []), ...(error?.errors ?? [])].flatMap(({ reason }) => reason ?? []);
}

function whyOf(status: number, body: unknown): GoogleProblem['why'] {
  const { error } = (body ?? {}) as ErrorBody;
  if (error === 'invalid_grant') return 'invalid_grant';
  if (error === 'invalid_client' || error === 'unauthorized_client') return 'not_configured';
  if (status === 403) {
    const reasons = reasonsIn(body);
    if (reasons.some(isLimit)) return 'rate_limited';
    // What is not known may pass: nobody is sent to allow what they have allowed already.
    return reasons.map((reason) => byReason[reason]).find(Boolean) ?? 'refused';
  }
  return byStatus[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}

function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 86_400) : undefined;
}

/** Twice the size of the largest page of 250 events. Parsing a larger answer would block the event loop. */
const maxAnswerBytes = 24 * 1_048_576;

/** Reads an answer as text. Throws when it is too large. */
async function textIn({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > maxAnswerBytes) throw new Error('The answer is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Asks Google once. */
async function send(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }).catch(
    () => {
      throw new GoogleProblem('unreachable');
    },
  );
  const text = await textIn(response).catch(() => {
    throw new GoogleProblem('garbled');
  });
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    if (response.ok) throw new GoogleProblem('garbled');
  }
  if (!response.ok)
    throw new GoogleProblem(
      whyOf(response.status, body),
      secondsOf(response.headers.get('retry-after')),
      response.status,
      reasonsIn(body)[0],
    );
  return body;
}

/** What Google gives to be let in by. */
export interface Tokens {
  access: string;
  /** When the token for access ends, in milliseconds. */
  ends: number;
  refresh: string | undefined;
  scope: string;
}

/** Asks for tokens. */
export async function askTokens(tokenUrl: string, form: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams(form);
  const given = (await send(`${tokenUrl}/token`, { method: 'POST', body })) as Record<string, unknown> | undefined;
  const { access_token: access, expires_in, refresh_token, scope } = given ?? {};
  if (typeof access !== 'string' || typeof expires_in !== 'number') throw new GoogleProblem('garbled');
  return {
    access,
    ends: Date.now() + expires_in * 1000,
    refresh: typeof refresh_token === 'string' ? refresh_token : undefined,
    scope: typeof scope === 'string' ? scope : '',
  };
}

/** Has Google forget what it gave. */
export const revokeToken = (tokenUrl: string, token: string): Promise<unknown> =>
  send(`${tokenUrl}/revoke`, { method: 'POST', body: new URLSearchParams({ token }) });

/** A calendar as Google lists it. */
export interface GoogleCalendar {
  id: string;
  summary?: string;
  summaryOverride?: string;
  backgroundColor?: string;
  timeZone?: string;
  primary?: boolean;
  accessRole?: string;
  deleted?: boolean;
}

/** A page of a list, and where it goes on. */
export interface GooglePage<Item> {
  items: Item[];
  nextPageToken?: string;
  nextSyncToken?: string;
}

function pageOf<Item extends { id: string }>(body: unknown): GooglePage<Item> {
  const { items = [], nextPageToken, nextSyncToken } = (body ?? {}) as Partial<GooglePage<Item>>;
  const isWhole = Array.isArray(items) && items.every((item) => typeof item?.id === 'string');
  if (!body || !isWhole || (!nextPageToken && !nextSyncToken)) throw new GoogleProblem('garbled');
  return { items, ...(nextPageToken ? { nextPageToken } : { nextSyncToken }) };
}

function eventIn(body: unknown): GoogleEvent {
  const event = body as GoogleEvent | undefined;
  if (typeof event?.id !== 'string' || typeof event.etag !== 'string') throw new GoogleProblem('garbled');
  return event;
}

/** A channel as Google agreed to it: by what it is ended, and until when it is good, in milliseconds. */
export interface GoogleChannel {
  resourceId: string;
  ends: number;
}

function channelIn(body: unknown): GoogleChannel {
  const { resourceId, expiration } = (body ?? {}) as { resourceId?: unknown; expiration?: unknown };
  if (typeof resourceId !== 'string' || !Number(expiration)) throw new GoogleProblem('garbled');
  return { resourceId, ends: Number(expiration) };
}

/** What is asked of somebody's calendars. */
export type GoogleApi = ReturnType<typeof openApi>;

/** Speaks to the calendar of Google; a token that is over is replaced once. */
export function openApi(apiUrl: string, token: (isRefused: boolean) => Promise<string>) {
  const ask = async (method: string, path: string, { query = {}, body, etag }: Asked = {}): Promise<unknown> => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const once = async (access: string) =>
      send(`${apiUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          authorization: `Bearer ${access}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(etag && { 'if-match': etag }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    try {
      return await once(await token(false));
    } catch (error) {
      if (!(error instanceof GoogleProblem && error.why === 'unauthorized')) throw error;
      return once(await token(true));
    }
  };
  const events = (calendar: string, id = '') =>
    `/calendars/${encodeURIComponent(calendar)}/events${id && `/${encodeURIComponent(id)}`}`;
  return {
    calendars: async (pageToken?: string) =>
      pageOf<GoogleCalendar>(await ask('GET', '/users/me/calendarList', { query: { maxResults: 250, pageToken } })),
    list: async (calendar: string, query: ListQuery) =>
      pageOf<GoogleEvent>(
        await ask('GET', events(calendar), {
          query: { maxResults: 250, singleEvents: true, showDeleted: true, ...query },
        }),
      ),
    /** The times of an event that comes again. */
    instances: async (calendar: string, id: string, pageToken?: string) =>
      pageOf<GoogleEvent>(
        await ask('GET', `${events(calendar, id)}/instances`, {
          query: { maxResults: 250, showDeleted: true, pageToken },
        }),
      ),
    get: async (calendar: string, id: string) => eventIn(await ask('GET', events(calendar, id))),
    /** Makes an event by an id of ours: made twice, it is refused the second time. Nobody is written to. */
    insert: async (calendar: string, body: object) =>
      eventIn(await ask('POST', events(calendar), { query: { sendUpdates: 'none' }, body })),
    patch: async (calendar: string, id: string, body: object, etag: string | null) =>
      eventIn(await ask('PATCH', events(calendar, id), { query: { sendUpdates: 'none' }, body, etag })),
    remove: async (calendar: string, id: string, etag: string | null) =>
      void (await ask('DELETE', events(calendar, id), { query: { sendUpdates: 'none' }, etag })),
    /** Has an address called whenever a calendar changes. */
    watch: async (calendar: string, channel: { id: string; address: string }) =>
      channelIn(await ask('POST', `${events(calendar)}/watch`, { body: { ...channel, type: 'web_hook' } })),
    stop: async (id: string, resourceId: string) =>
      void (await ask('POST', '/channels/stop', { body: { id, resourceId } })),
  };
}

interface Asked {
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  etag?: string | null;
}
type ListQuery = { pageToken?: string; syncToken?: string; timeMin?: string; timeMax?: string };
