import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import ICAL from 'ical.js';
import { dayOf } from '#domain/dates';
import { instantAt, minutesAt } from '#domain/meeting-time';

// biome-ignore lint/suspicious/noExplicitAny: a test writes any event and looks at what it knows to be there
type Loose = any;

/** How a request goes wrong: answered otherwise, late, cut off halfway, or done without an answer. */
export type Fault =
  | { status: number; reason?: string; retryAfter?: number }
  | { lateMs: number }
  | 'half an answer'
  | 'no answer';

/** An account of Google with its calendars. */
export interface Account {
  email: string;
  calendars: Map<string, Calendar>;
}
interface Calendar {
  id: string;
  summary: string;
  accessRole: string;
  primary: boolean;
  timeZone: string;
  events: Map<string, Loose>;
  /** What was changed of single instances, which stays whatever becomes of the event that they are of. */
  own: Map<string, Loose>;
  /** The number of the last change up to which tokens are not known any more. */
  forgotten: number;
}

interface Channel {
  id: string;
  address: string;
  calendar: string;
  resourceId: string;
  /** What it has told so far, to whoever is at the address. */
  told: number;
}

const newId = () => randomBytes(13).toString('hex');
const seconds = (instant: string) =>
  new Date(Math.floor(Date.parse(instant) / 1000) * 1000).toISOString().replace('.000Z', 'Z');
const timed = (time: Loose) => (time?.dateTime ? { ...time, dateTime: seconds(time.dateTime) } : time);
const stampOf = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');

/** When an event is held that comes again: by its rule, at its hour on the wall, without the days left out. */
function startsOf({ start: { dateTime, timeZone }, recurrence }: Loose): string[] {
  const lines: string[] = recurrence;
  const rule = ICAL.Recur.fromString(lines.find((each) => each.startsWith('RRULE:'))?.slice(6) ?? '');
  const until = (rule.until?.toUnixTime() ?? Number.POSITIVE_INFINITY) * 1000;
  rule.until = null;
  const left = lines.filter((each) => each.startsWith('EXDATE:')).flatMap((each) => each.slice(7).split(','));
  const days = rule.iterator(ICAL.Time.fromDateString(dayOf(new Date(dateTime), timeZone)));
  const minutes = minutesAt(Date.parse(dateTime), timeZone);
  const starts: string[] = [];
  for (let day = days.next(); day && starts.length < 750; day = days.next()) {
    const at = instantAt(day.toString(), minutes, timeZone);
    if (at > until) break;
    const start = new Date(at).toISOString();
    if (!left.includes(stampOf(start))) starts.push(seconds(start));
  }
  return starts;
}

/** One time of an event that comes again, as it is without anything of its own. */
function instanceOf({ recurrence: _, ...event }: Loose, start: string): Loose {
  const { timeZone } = event.start;
  const end = seconds(
    new Date(Date.parse(start) + Date.parse(event.end.dateTime) - Date.parse(event.start.dateTime)).toISOString(),
  );
  const at = { dateTime: start, timeZone };
  const id = `${event.id}_${stampOf(start)}`;
  return {
    ...event,
    id,
    start: at,
    end: { dateTime: end, timeZone },
    recurringEventId: event.id,
    originalStartTime: at,
  };
}

/** What Google is to this server: OAuth with PKCE, the list of calendars, and their events. What goes wrong is switchable. */
export class GoogleWorld {
  readonly accounts = new Map<string, Account>();
  /** Who signs in when they are led there, and with which permissions. */
  signedIn = '';
  scope: string | undefined;
  pageSize = 250;
  isShuffled = false;
  /** How far its clock is off, in milliseconds. */
  clockOff = 0;
  /** Asked for each request, before anything is done; what it gives goes wrong. */
  fault: (request: { method: string; path: string }) => Fault | undefined | Promise<Fault | undefined> = () =>
    undefined;
  /** Which channels are open, by their ids, and why none is opened where that is refused. */
  readonly channels = new Map<string, Channel>();
  noChannels: string | undefined;
  /** How long a channel is good, in milliseconds. */
  channelMs = 7 * 86_400_000;
  readonly asked: { method: string; path: string; body: Loose }[] = [];
  #codes = new Map<string, { challenge: string; redirect: string; email: string }>();
  #refresh = new Map<string, string>();
  #access = new Map<string, string>();
  #change = 0;

  account(email: string): Account {
    const account: Account = { email, calendars: new Map() };
    this.accounts.set(email, account);
    this.signedIn = email;
    this.calendar(email, email, { primary: true });
    return account;
  }
  calendar(email: string, id: string, { primary = false, accessRole = 'owner' } = {}): Calendar {
    const timeZone = 'America/Sao_Paulo';
    const maps = { events: new Map(), own: new Map() };
    const calendar = { id, summary: id, accessRole, primary, timeZone, ...maps, forgotten: -1 };
    this.accounts.get(email)?.calendars.set(id, calendar);
    return calendar;
  }
  /** Lets another account have a calendar too: it is the same one. */
  share(email: string, id: string, other: string, accessRole = 'writer'): void {
    const calendar = this.#calendarOf(email, id);
    this.accounts.get(other)?.calendars.set(id, { ...calendar, accessRole, primary: false });
  }
  /** Writes an event as its owner does there; gives what is kept. */
  write(email: string, fields: Loose, calendarId = email): Loose {
    const calendar = this.#calendarOf(email, calendarId);
    const { events, own } = calendar;
    const id = fields.id ?? newId();
    const before = events.get(id) ?? { id, status: 'confirmed', iCalUID: `${id}@google.com`, summary: 'Evento' };
    if (events.get(before.recurringEventId)?.recurrence) own.set(id, { ...own.get(id), ...fields });
    const event = {
      ...before,
      ...fields,
      start: timed(fields.start ?? before.start),
      end: timed(fields.end ?? before.end),
    };
    const kept = this.#keep(calendar, event);
    if (event.recurrence) this.#expand(calendar, event);
    return kept;
  }
  #keep({ events }: Calendar, event: Loose): Loose {
    const change = ++this.#change;
    Object.assign(event, {
      change,
      etag: `"${change}"`,
      updated: new Date(1_790_000_000_000 + change * 1000 + this.clockOff).toISOString(),
    });
    events.set(event.id, event);
    return event;
  }
  /** Makes the instances of an event anew: each keeps what was changed of it alone; what is held no more is gone, with that. */
  #expand(calendar: Calendar, event: Loose): void {
    const instances = event.status === 'cancelled' ? [] : startsOf(event).map((start) => instanceOf(event, start));
    const ids = new Set(instances.map(({ id }) => id));
    for (const { id, recurringEventId, originalStartTime, status } of [...calendar.events.values()]) {
      if (recurringEventId !== event.id || ids.has(id)) continue;
      calendar.own.delete(id);
      if (status !== 'cancelled')
        this.#keep(calendar, { id, status: 'cancelled', recurringEventId, originalStartTime, isNone: true });
    }
    for (const instance of instances) this.#keep(calendar, { ...instance, ...calendar.own.get(instance.id) });
  }
  /** What stands in a calendar: of an event that comes again, each of its times. */
  events(email: string, calendarId = email): Loose[] {
    return [...this.#calendarOf(email, calendarId).events.values()].filter(({ recurrence }) => !recurrence);
  }
  /** The events that come again, each once. */
  recurring(email: string, calendarId = email): Loose[] {
    return [...this.#calendarOf(email, calendarId).events.values()].filter(({ recurrence }) => recurrence);
  }
  /** Has every token that was given for listing be over. */
  forgetSyncTokens(email: string, calendarId = email): void {
    this.#calendarOf(email, calendarId).forgotten = this.#change;
  }
  /** Calls whoever follows a calendar, as Google does: with headers, and nothing in it. Gives the answers. */
  tell(calendar: string, url: string): Promise<number[]> {
    const following = [...this.channels.values()].filter((channel) => channel.calendar === calendar);
    return Promise.all(following.map((channel) => this.call(channel, url)));
  }
  async call(channel: Channel, url: string): Promise<number> {
    channel.told += 1;
    const { status } = await fetch(url + new URL(channel.address).pathname, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; utf-8',
        'x-goog-channel-id': channel.id,
        'x-goog-message-number': String(channel.told),
        'x-goog-resource-id': channel.resourceId,
        'x-goog-resource-state': 'exists',
      },
    });
    return status;
  }
  endAccess(): void {
    this.#access.clear();
  }
  revoke(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  #calendarOf(email: string, id: string): Calendar {
    const calendar = this.accounts.get(email)?.calendars.get(id);
    if (!calendar) throw new Error(`No calendar ${id} of ${email}.`);
    return calendar;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://google');
    const method = request.method ?? 'GET';
    const sent = await text(request);
    const fault = path === '/auth' ? undefined : await this.fault({ method, path });
    const isForm = path === '/token' || path === '/revoke';
    this.asked.push({ method, path, body: isForm || !sent ? undefined : JSON.parse(sent) });
    if (typeof fault === 'object' && 'lateMs' in fault) await wait(fault.lateMs);
    if (typeof fault === 'object' && 'status' in fault) {
      const headers: Record<string, string> =
        fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      const error = { code: fault.status, errors: [{ reason: fault.reason ?? 'backendError' }] };
      return this.#json(response, fault.status, { error }, headers);
    }
    const { status, body, location } = isForm
      ? this.#token(path, new URLSearchParams(sent))
      : path === '/auth'
        ? this.#allow(searchParams)
        : this.#api(request, path, searchParams, sent ? JSON.parse(sent) : {});
    if (fault === 'no answer') return void response.destroy();
    if (fault === 'half an answer') {
      const whole = JSON.stringify(body ?? {});
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': whole.length });
      response.write(whole.slice(0, whole.length / 2));
      return void setImmediate(() => response.destroy());
    }
    if (location) return void response.writeHead(302, { location }).end();
    this.#json(response, status, body);
  }
  #json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }

  #allow(asked: URLSearchParams): Answer {
    const code = `4/${newId()}`;
    const redirect = asked.get('redirect_uri') ?? '';
    this.#codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirect, email: this.signedIn });
    const back = new URL(redirect);
    back.search = new URLSearchParams({
      code,
      state: asked.get('state') ?? '',
      scope: asked.get('scope') ?? '',
    }).toString();
    this.scope ??= asked.get('scope') ?? '';
    return { status: 302, location: back.href };
  }
  #token(path: string, form: URLSearchParams): Answer {
    const refused = { status: 400, body: { error: 'invalid_grant' } };
    if (path === '/revoke') {
      this.#refresh.delete(form.get('token') ?? '');
      return { status: 200, body: {} };
    }
    if (form.get('client_secret') !== 'secret') return { status: 401, body: { error: 'invalid_client' } };
    const give = (email: string, refresh?: string): Answer => {
      const access_token = `ya29.${newId()}`;
      this.#access.set(access_token, email);
      const more = refresh ? { refresh_token: refresh } : {};
      return {
        status: 200,
        body: { access_token, expires_in: 3599, token_type: 'Bearer', scope: this.scope, ...more },
      };
    };
    if (form.get('grant_type') === 'refresh_token') {
      const email = this.#refresh.get(form.get('refresh_token') ?? '');
      return email ? give(email) : refused;
    }
    const known = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (known?.challenge !== challenge || known.redirect !== form.get('redirect_uri')) return refused;
    const refresh = `1//${newId()}`;
    this.#refresh.set(refresh, known.email);
    return give(known.email, refresh);
  }

  #api(request: IncomingMessage, path: string, query: URLSearchParams, body: Loose): Answer {
    const email = this.#access.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    const account = this.accounts.get(email ?? '');
    if (!account) return refuse(401, 'authError');
    if (path === '/users/me/calendarList')
      return {
        status: 200,
        body: {
          items: [...account.calendars.values()].map(({ events: _, own: __, forgotten: ___, ...calendar }) => calendar),
          nextSyncToken: 'unused',
        },
      };
    if (path === '/channels/stop') {
      const isOpen = this.channels.get(body.id)?.resourceId === body.resourceId && this.channels.delete(body.id);
      return isOpen ? { status: 204 } : refuse(404, 'channelNotFound');
    }
    const [, watched] = /^\/calendars\/([^/]+)\/events\/watch$/.exec(path) ?? [];
    if (watched) return this.#watch(decodeURIComponent(watched), body);
    const [, of, instancesOf] = /^\/calendars\/([^/]+)\/events\/([^/]+)\/instances$/.exec(path) ?? [];
    if (of && instancesOf) return this.#instances(account.calendars.get(decodeURIComponent(of)), instancesOf, query);
    const [, id = '', eventId] = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    const calendar = account.calendars.get(decodeURIComponent(id));
    if (!calendar) return refuse(404, 'notFound');
    if (request.method === 'GET') return eventId ? this.#get(calendar, eventId) : this.#list(calendar, query);
    if (!['owner', 'writer'].includes(calendar.accessRole)) return refuse(403, 'requiredAccessLevel');
    return this.#modify(account, calendar, request, eventId, body);
  }
  #watch(calendar: string, { id, type, address }: Loose): Answer {
    if (this.noChannels) return refuse(this.noChannels === 'push.webhookUrlUnauthorized' ? 401 : 400, this.noChannels);
    if (type !== 'web_hook' || !address.startsWith('https://')) return refuse(400, 'push.webhookUrlNotHttps');
    if (this.channels.has(id)) return refuse(400, 'channelIdNotUnique');
    const resourceId = newId();
    this.channels.set(id, { id, address, calendar, resourceId, told: 0 });
    const expiration = String(Date.now() + this.channelMs);
    return { status: 200, body: { kind: 'api#channel', id, resourceId, expiration } };
  }
  #get(calendar: Calendar, id: string): Answer {
    const event = calendar.events.get(id);
    return event ? { status: 200, body: shownIn(calendar)(event) } : refuse(404, 'notFound');
  }
  #instances(calendar: Calendar | undefined, id: string, query: URLSearchParams): Answer {
    if (!calendar?.events.get(id)?.recurrence) return refuse(404, 'notFound');
    const all = [...calendar.events.values()].filter(({ recurringEventId }) => recurringEventId === id);
    const from = Number(query.get('pageToken') ?? 0);
    const to = from + this.pageSize;
    const on = to < all.length ? { nextPageToken: String(to) } : { nextSyncToken: 'unused' };
    return { status: 200, body: { kind: 'calendar#events', items: all.slice(from, to).map(shownIn(calendar)), ...on } };
  }
  #modify(account: Account, calendar: Calendar, request: IncomingMessage, id: string | undefined, body: Loose): Answer {
    const { events } = calendar;
    if (!id) {
      if (!/^[a-v0-9]{5,1024}$/.test(body.id ?? 'auto0')) return refuse(400, 'invalid');
      if (events.has(body.id)) return refuse(409, 'duplicate');
      return { status: 200, body: whole(this.write(account.email, body, calendar.id)) };
    }
    const event = events.get(id);
    if (!event || (event.isNone && request.method !== 'DELETE')) return refuse(404, 'notFound');
    const wanted = request.headers['if-match'];
    if (wanted && wanted !== event.etag) return refuse(412, 'conditionNotMet');
    if (event.isAnothers) return refuse(403, 'forbiddenForNonOrganizer');
    if (request.method === 'DELETE') {
      if (event.status === 'cancelled') return refuse(410, 'deleted');
      this.write(account.email, { id, status: 'cancelled' }, calendar.id);
      return { status: 204 };
    }
    return { status: 200, body: whole(this.write(account.email, { ...body, id }, calendar.id)) };
  }
  #list(calendar: Calendar, query: URLSearchParams): Answer {
    const syncToken = query.get('syncToken');
    const since = syncToken === null ? -1 : Number(syncToken.replace('sync-', ''));
    if (syncToken !== null && (query.has('timeMin') || Number.isNaN(since))) return refuse(400, 'invalid');
    if (since >= 0 && since <= calendar.forgotten) return refuse(410, 'fullSyncRequired');
    // A page goes on after a change, not after so many events: what is changed meanwhile makes none be left out.
    const [told = since, until = this.#change] = (query.get('pageToken') ?? '').split('-').slice(1).map(Number);
    const [min, max] = [Date.parse(query.get('timeMin') ?? ''), Date.parse(query.get('timeMax') ?? '')];
    const all = [...calendar.events.values()]
      .filter((event) => event.change > told && !event.recurrence)
      .filter((event) => since >= 0 || event.status !== 'cancelled')
      .filter(({ start, end }) => {
        const [from, to] = [start, end].map((time) => Date.parse(time?.dateTime ?? time?.date ?? ''));
        return since >= 0 || !((to as number) <= min || (from as number) >= max);
      })
      .sort((one, other) => one.change - other.change);
    const paged = all.slice(0, this.pageSize);
    const items = paged.map(shownIn(calendar));
    if (this.isShuffled) items.reverse();
    const on =
      paged.length === all.length
        ? { nextSyncToken: `sync-${until}` }
        : { nextPageToken: `page-${paged.at(-1).change}-${until}` };
    return { status: 200, body: { kind: 'calendar#events', items, ...on } };
  }
}

interface Answer {
  status: number;
  body?: unknown;
  location?: string;
}
const refuse = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'global', reason }] } },
});
const whole = ({ change: _, isNone: __, isAnothers, ...event }: Loose) => ({
  ...event,
  organizer: { self: !isAnothers },
});
/** An event as a calendar shows it: of what is private in one that may only be read, when it is. */
const shownIn =
  ({ accessRole }: Pick<Calendar, 'accessRole'>) =>
  (event: Loose): Loose => {
    if (accessRole !== 'reader' || event.visibility !== 'private') return whole(event);
    const { summary: _, description: __, location: ___, attendees: ____, ...rest } = whole(event);
    return rest;
  };

/** Starts what plays Google; its address is all that a server is told of it. */
export async function startGoogleCalendar() {
  const world = new GoogleWorld();
  const server = createServer((request, response) => void world.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    GOOGLE_CALENDAR_CLIENT_ID: 'trama',
    GOOGLE_CALENDAR_CLIENT_SECRET: 'secret',
    GOOGLE_CALENDAR_AUTH_URL: `${url}/auth`,
    GOOGLE_CALENDAR_TOKEN_URL: url,
    GOOGLE_CALENDAR_API_URL: url,
    SECRETS_KEYS: `google:${randomBytes(32).toString('base64')}`,
  };
  return { world, url, environment, stop: () => void server.close() };
}
