/**
 * What happened is told with where it came from, and stays told: a row is never changed but to erase what may not be read
 * any more, and never deleted but by whoever says that its time is over (docs/decisions/0049).
 */
export const audit = {
  name: '0017-audit',
  statements: [
    `alter table activity
      add column address text,
      add column session_id uuid,
      add column request_id text`,
    'create index activity_actor on activity (actor_id, seq)',
    `create function keep_activity() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if current_setting('trama.forgets', true) = 'activity' then return old; end if;
          raise exception 'What happened is not deleted.';
        end if;
        if new.changes = '[]' and new.label in (old.label, '—')
          and to_jsonb(new) - 'changes' - 'label' = to_jsonb(old) - 'changes' - 'label' then return new; end if;
        raise exception 'What happened is not changed.';
      end $$`,
    `create trigger activity_is_kept before update or delete on activity
      for each row execute function keep_activity()`,
  ],
};
