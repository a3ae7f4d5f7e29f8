/** Which part of its agenda a meeting talks about, and since when. */
export const meetingClock = {
  name: '0050-meeting-clock',
  statements: [
    'alter table meetings add column clock_item_id uuid',
    'alter table meetings add column clock_since timestamptz(3)',
  ],
};
