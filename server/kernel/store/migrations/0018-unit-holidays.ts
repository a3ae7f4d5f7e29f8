/** The holidays that a unit keeps of its own: of its state and its city. */
export const unitHolidays = {
  name: '0018-unit-holidays',
  statements: ["alter table units add column holidays jsonb not null default '[]'"],
};
