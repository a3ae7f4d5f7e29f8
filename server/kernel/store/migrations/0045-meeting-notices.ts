/** Whom meetings are told to, and when somebody is reminded of one. */
export const meetingNotices = {
  name: '0045-meeting-notices',
  statements: [
    'alter table notifications alter column project_id drop not null',
    'alter table notifications add column meeting_id uuid references meetings on delete cascade',
    // What a meeting was that is gone.
    'alter table notifications add column gone_meeting jsonb',
    `alter table notifications add constraint notifications_about
      check (num_nonnulls(project_id, meeting_id, gone_meeting) = 1)`,
    'create index notifications_meeting on notifications (meeting_id) where meeting_id is not null',
    'alter table outbox add column meeting_id uuid references meetings on delete set null',
    `create index outbox_meeting on outbox (meeting_id, recipient) where meeting_id is not null`,
    'alter table notification_settings add column email_reminders boolean not null default false',
    `create table meeting_reminders (
      meeting_id uuid not null references meetings on delete cascade,
      minutes integer not null,
      due_at timestamptz(3) not null,
      primary key (meeting_id, minutes)
    )`,
    'create index meeting_reminders_due on meeting_reminders (due_at)',
    `insert into meeting_reminders (meeting_id, minutes, due_at)
      select m.id, r.minutes::integer, m.start_at - r.minutes::integer * interval '1 minute'
      from meetings m cross join lateral jsonb_array_elements_text(m.reminders_min) r(minutes)
      where m.start_at - r.minutes::integer * interval '1 minute' > now()`,
  ],
};
