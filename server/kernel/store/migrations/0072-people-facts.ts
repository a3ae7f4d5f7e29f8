/** What is known of people besides: whose address was proven, since when somebody is shut out, and of a unit. */
export const peopleFacts = {
  name: '0072-people-facts',
  statements: [
    'alter table users add column email_verified_at timestamptz(3), add column deactivated_at timestamptz(3)',
    // Whoever has a password chose it by a message to their address.
    "update users set email_verified_at = created_at where password_hash <> '-'",
    "update users set deactivated_at = updated_at where status = 'inactive' and anonymized_at is null",
    // Nobody knows since when those of before belong to their units.
    'alter table user_units add column since timestamptz(3)',
    'alter table user_units alter column since set default now()',
  ],
};
