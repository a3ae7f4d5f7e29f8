/** An identity keeps the address that it was proven under, so that it ends when its account gets another address. */
export const identityAddresses = {
  name: '0109-identity-addresses',
  statements: [
    'alter table identities add column email text',
    'update identities i set email = lower(u.email) from users u where u.id = i.user_id',
    'alter table identities alter column email set not null',
  ],
};
