// As `#domain/email` had it then.
const atom = "[a-z0-9!#$%&''*+/=?^_`{|}~-]+";
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const form = `^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(\\.${atom})*@(${label}\\.)+${label}$`;
const isNone = (column: string) => `${column} !~* '${form}'`;
const instead = "'invalid-' || id || '@invalid.invalid'";

/**
 * What was taken before an address had one form (docs/decisions/0025). People keep their account under an address that
 * nobody has, and what theirs was is written down for whoever runs the server.
 */
export const addressesThatAreNone = {
  name: '0007-addresses-that-are-none',
  statements: [
    `create table unusable_addresses (
      user_id uuid primary key references users on delete cascade,
      email text not null,
      replaced_at timestamptz(3) not null
    )`,
    `insert into unusable_addresses select id, email, now() from users where ${isNone('email')}`,
    `update users set email = ${instead}, updated_at = now() where ${isNone('email')}`,
    // A name grew when it was put into title case.
    'update users set name = left(name, 120), updated_at = now() where char_length(name) > 120',
    `delete from challenges where channel = 'email' and ${isNone('destination')}`,
    `update invitations set status = 'cancelled' where status = 'pending' and ${isNone('email')}`,
    `update invitations set email = ${instead} where ${isNone('email')}`,
  ],
};
