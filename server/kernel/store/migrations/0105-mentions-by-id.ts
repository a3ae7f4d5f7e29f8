/** Comments hold those whom they mention by id alone: a new name shows in them, and an erased one is nowhere. */
export const mentionsById = {
  name: '0105-mentions-by-id',
  statements: [
    `do $$
      declare mention record;
      begin
        for mention in select comment_id, user_id from comment_mentions loop
          update comments set body = regexp_replace(body,
            '@\\[[^][\\n]{1,120}\\]\\(' || mention.user_id || '\\)', '@[](' || mention.user_id || ')', 'g')
          where id = mention.comment_id;
        end loop;
      end $$`,
  ],
};
