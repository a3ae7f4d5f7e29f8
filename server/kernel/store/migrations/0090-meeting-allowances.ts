/** Counts the meetings and invitations that a person makes per day. */
export const meetingAllowances = {
  name: '0090-meeting-allowances',
  statements: [
    `create table meeting_allowances (
      user_id uuid not null references users on delete cascade,
      day date not null,
      source text not null check (source in ('made', 'synced')),
      meetings integer not null,
      invitations integer not null,
      primary key (user_id, day, source)
    )`,
  ],
};
