/**
 * Of which series what was imported is, so that it is known as long as any of that is there; and what was imported and
 * deleted, so that the same file does not bring it back unasked.
 */
export const importedSeries = {
  name: '0083-imported-series',
  statements: [
    'create index meeting_series_origin on meeting_series (origin_id) where origin_id is not null',
    'alter table imported_meetings add column origin_id uuid',
    `update imported_meetings i set origin_id = m.series_id from meetings m where m.id = i.meeting_id`,
    'alter table imported_meetings alter column meeting_id drop not null',
    'alter table imported_meetings drop constraint imported_meetings_meeting_id_fkey',
    `alter table imported_meetings add constraint imported_meetings_meeting_id_fkey
      foreign key (meeting_id) references meetings on delete set null`,
  ],
};
