import type { Generated, JSONColumnType } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Language } from '../kernel/language.ts';
import type { Channel, Instant } from '../kernel/store/tables.ts';

/** What is kept of a meeting that is gone, for whoever was to be there. */
export type GoneMeeting = Pick<Schema<'NotifiedMeeting'>, 'name' | 'start_at' | 'end_at' | 'time_zone'>;

/** A message to be written when it is sent. */
interface ForgotPasswordTask {
  kind: 'forgot password';
  language: Language;
  origin: string | null;
}
/** What changed in a meeting since its recipient was last told of it. */
interface MeetingTask {
  kind: 'meeting';
  meeting_id: string;
  /** The state that the recipient knows; null for an invitation. */
  known: { start_at: Instant; end_at: Instant; isOpen: boolean } | null;
  /** The language for a recipient who has not chosen one. */
  language: Language;
  origin: string | null;
}

declare module '../kernel/store/tables.ts' {
  interface Tables {
    outbox: {
      id: string;
      channel: Channel;
      recipient: string;
      subject: string | null;
      /** Nothing once a gateway has taken it. */
      text: string;
      created_at: Instant;
      status: Generated<Schema<'DeliveryStatus'>>;
      attempts: Generated<number>;
      /** When it is tried next, if nobody who has taken it has ended it by then. */
      next_at: Instant | null;
      /** From when on it is not worth sending. */
      ends_at: Instant | null;
      sent_at: Instant | null;
      fault: string | null;
      /** What is to be found out before there is a text. */
      task: JSONColumnType<ForgotPasswordTask | MeetingTask> | null;
      /** What it is counted as: codes and security notices apart from what people and schedules send. */
      purpose: Generated<'work' | 'security' | 'request'>;
      /** The person who caused it. */
      sender_id: string | null;
      /** Whether the recipient had no account here. */
      is_outside: Generated<boolean>;
      /** Which of the messages about one thing to one recipient it is. */
      topic: string | null;
      invitation_id: string | null;
      challenge_id: string | null;
      meeting_id: string | null;
    };
    notifications: {
      id: string;
      user_id: string;
      kind: Schema<'NotificationKind'>;
      actor_id: string | null;
      project_id: string | null;
      step_id: string | null;
      comment_id: string | null;
      meeting_id: string | null;
      lead_id: string | null;
      /** What a meeting was that is gone. */
      gone_meeting: JSONColumnType<GoneMeeting> | null;
      created_at: Instant;
      read_at: Instant | null;
    };
    notification_settings: {
      user_id: string;
      email_digest: boolean;
      email_reminders: Generated<boolean>;
      email_meetings: Generated<boolean>;
      /** In which language, and where from, they asked for it. */
      language: Language;
      origin: string | null;
      /** Up to when they were told. */
      digested_at: Instant;
    };
  }
}
