import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

/** A part of the agenda as it is kept. */
export interface KeptAgendaItem {
  id: string;
  title: string;
  minutes: number;
  owner_id: string | null;
}

declare module '../kernel/store/tables.ts' {
  interface Tables {
    meetings: {
      id: string;
      title: string;
      search_text: string;
      description: Generated<string>;
      status: Schema<'MeetingStatus'>;
      start_at: Instant;
      end_at: Instant;
      time_zone: string;
      location: Generated<string>;
      conference_url: string | null;
      project_id: string | null;
      client_id: string | null;
      unit_id: string | null;
      organizer_id: string;
      is_private: Generated<boolean>;
      /** Whether guests hear of it by e-mail. */
      mails_guests: Generated<boolean>;
      agenda: ColumnType<KeptAgendaItem[], string | undefined, string>;
      /** The part of the agenda that is talked about. */
      clock_item_id: string | null;
      clock_since: Instant | null;
      reminders_min: ColumnType<number[], string | undefined, string>;
      series_id: string | null;
      /** The day that its series gives it. */
      series_day: string | null;
      is_exception: Generated<boolean>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    /** How meetings come again that are planned together. */
    meeting_series: {
      id: string;
      repeat: JSONColumnType<Schema<'MeetingRepeat'>>;
      first_day: string;
      start_minutes: number;
      duration_ms: number;
      time_zone: string;
      skipped: ColumnType<string[], string | undefined, string>;
      planned_until: string;
      is_done: Generated<boolean>;
      /** The first of the series that it was split off from; null of the first itself. */
      origin_id: string | null;
    };
    /** What was taken over out of a calendar file, by its UID there. */
    imported_meetings: {
      user_id: string;
      uid: string;
      /** Null once it is deleted: the others of its series are found by `origin_id`. */
      meeting_id: string | null;
      origin_id: string | null;
      sequence: number;
    };
    /** Log texts of a private meeting from before it turned private. */
    sealed_activity: {
      activity_id: string;
      meeting_id: string;
      label: string;
      changes: JSONColumnType<Schema<'FieldChange'>[]>;
    };
    /** Meetings and invitations that a person made on a day, by hand or file (`made`) or through Google (`synced`). */
    meeting_allowances: {
      user_id: string;
      day: string;
      source: 'made' | 'synced';
      meetings: number;
      invitations: number;
    };
    /** A person's calendar for other programs: the hash of its token. */
    meeting_feeds: {
      user_id: string;
      hash: string;
      with_projects: boolean;
      created_at: Instant;
      used_at: Instant | null;
    };
    /** When a meeting's people are to be told that it is soon; gone once they were. */
    meeting_reminders: { meeting_id: string; minutes: number; due_at: Instant };
    /** What is noted on a part of the agenda; on none of them by the id of the meeting. */
    meeting_notes: {
      meeting_id: string;
      part_id: string;
      text: string;
      updated_by: string | null;
      updated_at: Instant;
      version: Generated<number>;
    };
    /** Who is writing on a part of the agenda, for as long as they say so. */
    meeting_writers: { meeting_id: string; part_id: string; user_id: string; until: Instant };
    /** What came of a meeting. Once it is a sub-step, that says whether it is done. */
    meeting_outcomes: {
      id: string;
      meeting_id: string;
      text: string;
      person_id: string | null;
      due_date: string | null;
      position: number;
      done_at: Instant | null;
      done_by: string | null;
      sub_step_id: string | null;
      created_by: string;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    meeting_attendees: {
      id: string;
      meeting_id: string;
      /** Null for a guest, who is known by e-mail. */
      user_id: string | null;
      email: string | null;
      name: Generated<string>;
      response: Generated<Schema<'MeetingResponse'>>;
      is_optional: Generated<boolean>;
      position: number;
      /** Whether the attendee accepts being invited: invitations from people they share no unit or project with wait for it. */
      consent: Generated<'given' | 'waiting' | 'refused'>;
      /** Who invited them; null of invitations that needed no consent. */
      invited_by: string | null;
    };
  }
}
