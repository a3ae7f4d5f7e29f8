/** What happens may be about other things than projects. */
export const subjects = {
  name: '0009-subjects',
  statements: [
    'alter table activity rename column project_id to subject_id',
    "alter table activity add column subject_kind text not null default 'project'",
    'alter table activity alter column subject_kind drop default',
    'drop index activity_project',
    'create index activity_subject on activity (subject_id, subject_kind, seq)',
  ],
};
