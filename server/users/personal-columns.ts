import { clientFields } from '#domain/client-fields';
import { type EntityField, fieldNames } from '#domain/entity-fields';
import { unitFields } from '#domain/unit-fields';
import type { Tables } from '../kernel/store/tables.ts';

type Table = keyof Tables | 'migrations' | 'unusable_addresses';

/** Tables whose rows are a person's own: they go with the account. */
export const ownedTables = [
  'avatars',
  'calendar_attempts',
  'calendar_connections',
  'challenges',
  'consents',
  'devices',
  'email_changes',
  'google_calendars',
  'identities',
  'imported_meetings',
  'last_seen',
  'meeting_feeds',
  'meeting_writers',
  'notification_settings',
  'notifications',
  'preferences',
  'proofs',
  'saved_views',
  'sessions',
  'unusable_addresses',
  'user_roles',
  'user_units',
  'view_tokens',
] as const satisfies readonly Table[];

/** What the text columns of a table may hold; names of columns with spaces between them. */
interface TextColumns {
  /** Values that the program chooses, identifiers and hashes. */
  program?: string;
  /**
   * What people write about their work. It may name anybody, and is corrected by whoever may change it: nothing in it is
   * searched or replaced, but for mentions, which are kept by id.
   */
  typed?: string;
  /** What the program writes of a person's name, address or phone. `erase` takes it out. */
  personal?: string;
}

/** Returns the columns of an entity's fields that hold text which people write. */
const typedColumns = (fields: Record<string, EntityField>): string =>
  fieldNames(fields, ({ kind }) => kind === 'text' || kind === 'parts').join(' ');

/**
 * Every column of the store that holds text, in the tables that are not owned. Erasing goes by this list, and a test
 * holds it against the store: a new column has to be given its place here.
 */
export const textColumns: Partial<Record<Table, TextColumns>> = {
  access_tokens: { program: 'hash' },
  accounts: { program: 'bank_code currency name_key search_text type', typed: 'branch name notes number pix_keys' },
  activity: {
    program: 'entity request_id subject_kind verb witnesses',
    personal: 'address changes label',
  },
  attachment_parts: { typed: 'bytes' },
  attachments: { program: 'media_type', typed: 'name' },
  attempts: { program: 'key' },
  calendar_channels: { program: 'hash resource_id' },
  calendar_links: {
    program: 'etag event_id ical_uid kind original_start state event_updated twin',
    personal: 'answers base guests theirs',
  },
  calendar_series: {
    program: 'agreed event_id recurrence skipped state',
    personal: 'fields guests',
  },
  calendar_unread_events: { program: 'event_id', typed: 'title' },
  categories: { program: 'name_key type', typed: 'name' },
  clients: {
    program: 'name_key person_type search_text status',
    typed: typedColumns(clientFields),
  },
  comments: { typed: 'body' },
  counters: { program: 'name' },
  imports: { program: 'format repeated_rows state', typed: 'name' },
  invitations: { program: 'delivery role status token', typed: 'message', personal: 'email' },
  jobs: { program: 'name' },
  lead_notes: { typed: 'text' },
  // Of visitors without an account: anonymised by age (leads/anonymise.ts).
  leads: {
    program: 'code language name_key notice_version page search_text service status',
    typed: 'company email message name phone',
  },
  meeting_allowances: { program: 'source' },
  meeting_attendees: { program: 'consent response', personal: 'email name' },
  meeting_notes: { typed: 'text' },
  meeting_outcomes: { typed: 'text' },
  meeting_series: { program: 'repeat skipped time_zone' },
  meetings: {
    program: 'reminders_min search_text status time_zone',
    typed: 'agenda conference_url description location title',
  },
  migrations: { program: 'name' },
  outbox: { program: 'channel fault purpose status task topic', personal: 'recipient subject text' },
  permissions: { program: 'code', typed: 'description name' },
  privacy_requests: { program: 'kind status', personal: 'answer note' },
  project_members: { program: 'role' },
  projects: { program: 'code name_key search_text status', typed: 'description name' },
  refresh_tokens: { program: 'hash used_by' },
  roles: { program: 'code', typed: 'description name' },
  // Of before meetings turned private: titles and texts, people by id.
  sealed_activity: { typed: 'changes label' },
  social_attempts: { program: 'hash next provider' },
  steps: { program: 'priority repeats_unit status', typed: 'blocked_reason description name tags' },
  sub_steps: { typed: 'description name' },
  transactions: {
    program: 'bank_id currency kind payment_method search_text series_by status',
    typed: 'description document_number notes',
  },
  units: {
    program: 'name_key search_text time_zone type',
    typed: typedColumns(unitFields),
  },
  users: { program: 'status', personal: 'email job_title name name_key password_hash phone search_text tax_id' },
  waba_phones: {
    program: 'messaging_limit name_status number_key platform quality status throughput verification',
    typed: 'number phone_number_id verified_name',
  },
  wabas: {
    program:
      'country currency health name_key ownership review search_text time_zone token_box token_last4 verification',
    typed: 'name notes template_namespace waba_id webhook_url',
  },
};
