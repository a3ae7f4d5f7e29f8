import type { Guide } from '../foundations/guide';
import { Calendar } from './Calendar';

const shared = {
  defaultView: 'agenda',
  defaultDay: '2026-11-18',
  today: '2026-11-21',
  zone: 'America/Sao_Paulo',
} as const;

export const guide: Guide = {
  anatomy: [
    'Bar: period, earlier, today, later, view',
    'Day or week of hours, month of days, or agenda',
    'Events: links or buttons',
  ],
  keys: {
    'Arrow keys': 'By day and week; among hours and the events in them',
    'Alt with arrows': 'Moves an event by 15 minutes or a day; let go of Alt, and it stays',
    'Ctrl Alt with up, down': 'Makes an event shorter or longer',
    'Page up, down': 'By month',
    'Home, End': 'First, last day of the week',
    T: 'Today',
    Enter: 'Acts on the day or the empty hour, or goes to its events',
    Escape: 'Takes a drag or a move back; closes what is left of a full day',
  },
  promises: [
    'The week starts where the reader’s country starts it',
    'A plain day is never moved by a time zone; an instant is shown in the zone asked for',
    'Each day is read with its date and how many events it has',
    'What may be dragged can be moved by keys, and by a dialog that asks for day, hour and length',
    'Of what overlaps, three stand side by side in a week; the last lane says how many more there are',
    'On a phone a day shows how many, and opens them',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Calendar
            {...shared}
            label="Reuniões"
            events={[
              {
                id: 'plc',
                title: 'Programa de CLP com a Aurora',
                start: '2026-11-18T14:00:00-03:00',
                end: '2026-11-18T16:00:00-03:00',
              },
              { id: 'trip', title: 'Equipe em Joinville', start: '2026-11-24', end: '2026-11-26', tone: 'info' },
            ]}
          />
        ),
        because: 'The title has room for one thing: what it is about.',
      },
      dont: {
        shown: (
          <Calendar
            {...shared}
            label="Reuniões, com a hora no título"
            events={[
              {
                id: 'plc',
                title: '14h – Reunião (2 h)',
                start: '2026-11-18T14:00:00-03:00',
                end: '2026-11-18T16:00:00-03:00',
              },
              { id: 'trip', title: 'Viagem 24/11 a 26/11', start: '2026-11-24', end: '2026-11-26', tone: 'info' },
            ]}
          />
        ),
        because: 'Hour, day and length are drawn already; in a narrow day only these would be left in sight.',
      },
    },
  ],
};
