/** What came of meetings, and the sub-steps that it became. */
export const meetingOutcomes = {
  name: '0049-meeting-outcomes',
  statements: [
    `create table meeting_outcomes (
      id uuid primary key,
      meeting_id uuid not null references meetings on delete cascade,
      text text not null,
      person_id uuid references users,
      due_date date,
      position integer not null,
      done_at timestamptz(3),
      done_by uuid references users,
      sub_step_id uuid references sub_steps on delete set null,
      created_by uuid not null references users,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1
    )`,
    'create index meeting_outcomes_meeting on meeting_outcomes (meeting_id, position)',
    'create unique index meeting_outcomes_sub_step on meeting_outcomes (sub_step_id) where sub_step_id is not null',
  ],
};
