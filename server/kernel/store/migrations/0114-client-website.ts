/** The address of a client on the web. */
export const clientWebsite = {
  name: '0114-client-website',
  statements: ["alter table clients add column website text not null default ''"],
};
