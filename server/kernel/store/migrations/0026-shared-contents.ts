/** What is in a file, apart from where it is attached: a copy of a project shares it, and it goes with the last that has it. */
export const sharedContents = {
  name: '0026-shared-contents',
  statements: [
    'create table attachment_contents (id uuid primary key)',
    'insert into attachment_contents (id) select id from attachments',
    'alter table attachments add column content_id uuid references attachment_contents',
    'update attachments set content_id = id',
    'alter table attachments alter column content_id set not null',
    'create index attachments_content on attachments (content_id)',
    'alter table attachment_parts drop constraint attachment_parts_attachment_id_fkey',
    'alter table attachment_parts rename column attachment_id to content_id',
    `alter table attachment_parts add constraint attachment_parts_content
      foreign key (content_id) references attachment_contents on delete cascade`,
    // Held first: of two that let go of it at once, the later one sees that nobody is left.
    `create function forget_content() returns trigger language plpgsql as $$
      begin
        perform 1 from attachment_contents where id = old.content_id for update;
        delete from attachment_contents
          where id = old.content_id and not exists (select from attachments where content_id = old.content_id);
        return null;
      end $$`,
    `create trigger content_goes_with_last after delete on attachments
      for each row execute function forget_content()`,
  ],
};
