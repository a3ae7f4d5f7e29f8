/** Of whom both sides know that they are asked, so that it is seen who was asked since, and who is not any more. */
export const calendarGuests = {
  name: '0077-calendar-guests',
  statements: ['alter table calendar_links add column guests jsonb'],
};
