import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  anatomy: [
    'Bar: period, earlier, today, later, view',
    'Month of days, week of hours, or agenda',
    'Events: links or buttons',
  ],
  keys: {
    'Arrow keys': 'By day and week; among hours, between events',
    'Page up, down': 'By month',
    'Home, End': 'First, last day of the week',
    T: 'Today',
    Enter: 'Acts on the day, or goes to its events',
    Escape: 'Closes what is left of a full day; the focus returns',
  },
  promises: [
    'The week starts where the reader’s country starts it',
    'A plain day is never moved by a time zone; an instant is shown in the zone asked for',
    'Each day is read with its date and how many events it has',
    'On a phone a day shows how many, and opens them',
  ],
  pairs: [],
};
