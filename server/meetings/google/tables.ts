import type { Generated, JSONColumnType } from 'kysely';
import type { Day } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../../kernel/store/tables.ts';
import type { GoogleAttendee, SyncedFields } from './event.ts';

declare module '../../kernel/store/tables.ts' {
  interface Tables {
    /** Somebody on their way to Google and back. */
    calendar_attempts: { hash: string; user_id: string; verifier_box: string; ends_at: Instant };
    /** An account of Google that somebody's meetings are kept in step with. */
    calendar_connections: {
      user_id: string;
      account_email: string;
      status: Exclude<Schema<'CalendarConnectionStatus'>, 'not_connected' | 'syncing'>;
      /** What Google gave to be let in by, sealed. */
      token_box: string;
      fault: Exclude<Schema<'CalendarFault'>, `calendar_${string}` | 'event_unread'> | null;
      fault_since: Instant | null;
      last_synced_at: Instant | null;
      next_sync_at: Instant;
      /** When Google said that something has changed, since the turn that is under way has begun. */
      told_at: Instant | null;
      /** Until when the process that has taken it has it alone. */
      taken_until: Instant | null;
      /** How often it was taken: whoever was too slow has no more say in it. */
      turn: Generated<number>;
      /** How often in a row it could not be done. */
      failures: Generated<number>;
      created_at: Instant;
    };
    google_calendars: {
      id: string;
      user_id: string;
      account_email: string;
      google_id: string;
      name: string;
      color: string | null;
      time_zone: string;
      access_role: Schema<'CalendarAccessRole'>;
      is_primary: boolean;
      /** Whether the account has it still. */
      is_there: Generated<boolean>;
      is_selected: Generated<boolean>;
      /** Whether meetings that are made here go there. */
      takes_ours: Generated<boolean>;
      /** From where on changes are asked for; null where all has to be listed. */
      sync_token: string | null;
      page_token: string | null;
      /** The listing of all that is under way, and the time that it is of. */
      listing: string | null;
      listing_from: Instant | null;
      listing_to: Instant | null;
      listed_at: Instant | null;
      /** Since when Google lets this one alone not be read. */
      unread_since: Generated<Instant | null>;
    };
    /** A meeting and the event that it is in a calendar. */
    calendar_links: {
      id: string;
      calendar_id: string;
      /** Null once the meeting was deleted, and for an event that is none here. */
      meeting_id: string | null;
      event_id: string;
      ical_uid: Generated<string>;
      /** Which of a series it is: when it was to begin at first. */
      original_start: Generated<string>;
      /** Made there, made here, the same event in another calendar, or nothing that a meeting could be. */
      kind: 'theirs' | 'ours' | 'also' | 'left_out';
      state: Generated<'synced' | 'sending' | 'conflict' | 'refused'>;
      etag: string | null;
      event_updated: Generated<string>;
      /** What both sides agreed on last. */
      base: JSONColumnType<SyncedFields> | null;
      /** What stands there, where it cannot be brought together with what stands here. */
      theirs: JSONColumnType<SyncedFields> | null;
      /** What those who attend answered there, by e-mail. */
      answers: JSONColumnType<Record<string, Schema<'MeetingResponse'>>>;
      /** Of whom both sides know that they are asked, by e-mail; null where that was never compared. */
      guests: JSONColumnType<string[]> | null;
      /** The version of the meeting that was compared last. */
      meeting_version: Generated<number>;
      /** The event that comes again of which this is one time; null where it is an event of its own. */
      whole_id: Generated<string | null>;
      /** Another meeting of the same event was found beside its own; somebody decided that both stay apart. */
      twin: Generated<'found' | 'apart' | null>;
      listing: string | null;
      updated_at: Instant;
    };
    /** A series that was made here as the one event that it is in a calendar; each of its times has a link of its own. */
    calendar_series: {
      id: string;
      calendar_id: string;
      /** Null where it is not carried on: the series is gone, or it was given another rule there. */
      series_id: string | null;
      event_id: string;
      state: Generated<'sending' | 'sent'>;
      /** What it was made with: its times are those of its first day. */
      fields: JSONColumnType<SyncedFields>;
      guests: JSONColumnType<GoogleAttendee[]>;
      first_day: Day;
      last_day: Day;
      /** The days of its rule on which none of its meetings is held. */
      skipped: JSONColumnType<Day[]>;
      /** Its rule as it is to stand there, and as it stood there last; null until it was made. */
      recurrence: JSONColumnType<string[]>;
      agreed: JSONColumnType<string[]> | null;
    };
    /** Events that could not be brought here, as they are not as they should be: tried again in each turn. */
    calendar_unread_events: { calendar_id: string; event_id: string; title: string; since: Instant };
    /** A channel by which Google tells that a calendar has changed. */
    calendar_channels: {
      id: string;
      calendar_id: string;
      /** Of the token in the address that Google calls. */
      hash: string;
      /** What it is ended by there; null where Google has not agreed to it. */
      resource_id: string | null;
      renew_at: Instant;
    };
  }
}
