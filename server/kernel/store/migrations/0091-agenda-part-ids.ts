/** Gives agenda parts with the id of their meeting a new one, because the general note is stored under that id. */
export const agendaPartIds = {
  name: '0091-agenda-part-ids',
  statements: [
    `update meetings m set agenda = (
      select jsonb_agg(case when lower(i.item ->> 'id') = m.id::text
        then jsonb_set(i.item, '{id}', to_jsonb(gen_random_uuid()::text)) else i.item end order by i.place)
      from jsonb_array_elements(m.agenda) with ordinality i(item, place))
      where exists (select from jsonb_array_elements(m.agenda) i where lower(i ->> 'id') = m.id::text)`,
  ],
};
