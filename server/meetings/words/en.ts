import type { ptBR } from './pt-BR.ts';
import { statusNames } from './statuses.ts';

/** What meetings say, in English. */
export const en: typeof ptBR = {
  busy: 'Busy',
  missingRole: (role) =>
    role === 'organizer'
      ? 'Only whoever organizes the meeting can do this.'
      : 'Only those who attend the meeting can do this.',
  hidden: 'This meeting is private. Only whoever organizes it can change it.',
  meetingCannot: (from, to) =>
    `A meeting that is ${statusNames.en[from] ?? from} cannot become ${statusNames.en[to] ?? to}.`,
  endsBeforeStart: 'The end has to come after the start.',
  tooLong: 'A meeting lasts seven days at most.',
  unknownPeople: 'One of the people was not found.',
  twice: 'The same person is on the list twice.',
  notAttending: 'Whoever leads a topic has to attend the meeting.',
  unknownProject: 'The project was not found among yours.',
  unknownReference: 'What was named was not found.',
  notAsked: 'You organize this meeting: there is no invitation to answer.',
  missing: { meeting: 'Meeting not found' },
  fields: {
    title: 'The title',
    start_at: 'The start',
    end_at: 'The end',
    location: 'The place',
    conference_url: 'The link',
    attendees: 'The list of attendees',
    'attendees.email': 'The guest’s e-mail',
    'attendees.name': 'The guest’s name',
    agenda: 'The agenda',
    'agenda.title': 'The topic',
    'agenda.minutes': 'The length of the topic',
    'agenda.notes': 'The note on the topic',
    reminders_min: 'The list of reminders',
    response: 'The answer',
  },
};
