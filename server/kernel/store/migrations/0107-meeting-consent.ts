/** Invitations from people who share no unit and no project with the invited wait for their yes. */
export const meetingConsent = {
  name: '0107-meeting-consent',
  statements: [
    `alter table meeting_attendees
      add column consent text not null default 'given' check (consent in ('given', 'waiting', 'refused')),
      add column invited_by uuid references users on delete set null`,
    `create index meeting_attendees_waiting on meeting_attendees (user_id, invited_by) where consent = 'waiting'`,
  ],
};
