/**
 * Keeps the log texts of meetings that turned private, to restore them when the meetings are public again; deleted with
 * the meeting. The trigger still allows erasing a row, and now restoring exactly what was sealed of it.
 */
export const sealedActivity = {
  name: '0092-sealed-activity',
  statements: [
    `create table sealed_activity (
      activity_id uuid primary key,
      meeting_id uuid not null references meetings on delete cascade,
      label text not null,
      changes jsonb not null
    )`,
    'create index sealed_activity_meeting on sealed_activity (meeting_id)',
    `create or replace function keep_activity() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if current_setting('trama.forgets', true) is distinct from 'activity' then
            raise exception 'What happened is not deleted.';
          end if;
          delete from sealed_activity where activity_id = old.id;
          return old;
        end if;
        if to_jsonb(new) - 'changes' - 'label' <> to_jsonb(old) - 'changes' - 'label' then
          raise exception 'What happened is not changed.';
        end if;
        if new.changes = '[]' and new.label in (old.label, '—') then return new; end if;
        if exists (select from sealed_activity s
          where s.activity_id = old.id and s.label = new.label and s.changes = new.changes) then return new; end if;
        raise exception 'What happened is not changed.';
      end $$`,
  ],
};
