import type { Schema } from '#openapi/operations';
import { people } from '../kit/testing/StoryApp';

type Shown = Schema<'Meeting'>;

const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b20${String(count).padStart(2, '0')}`;
const rafael = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02', name: 'Rafael Nogueira' };

const meeting = (count: number, part: Partial<Shown>): Shown => ({
  id: idOf(count),
  title: 'Semana das obras',
  is_private: false,
  mails_guests: true,
  is_hidden: false,
  description: '',
  status: 'scheduled',
  start_at: '2026-11-24T13:00:00.000Z',
  end_at: '2026-11-24T14:00:00.000Z',
  time_zone: 'America/Sao_Paulo',
  location: '',
  conference_url: null,
  project: null,
  client: null,
  unit: null,
  organizer: rafael,
  attendees: [],
  agenda: [],
  clock: null,
  notes: '',
  reminders_min: [15],
  series: null,
  series_day: null,
  is_exception: false,
  synced: null,
  my_role: 'attendee',
  my_response: null,
  is_sample: true,
  created_at: '2026-11-10T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 2,
  ...part,
});

/** One that the person organizes, one to which they are asked, one that is private to others, and one in another zone. */
export const sampleMeetings: [Shown, Shown, Shown, Shown] = [
  meeting(1, {
    title: 'Acompanhamento da célula de paletização',
    status: 'confirmed',
    location: 'Sala Ipê, 12º andar',
    conference_url: 'https://meet.example/paletizacao',
    organizer: { id: people.admin.id, name: people.admin.name },
    client: { id: idOf(90), name: 'Moinho Serra Azul Alimentos Ltda' },
    attendees: [
      { id: idOf(91), user_id: rafael.id, email: null, name: rafael.name, response: 'accepted', is_optional: false },
      {
        id: idOf(92),
        user_id: null,
        email: 'paula@serraazul.example',
        name: 'Paula Ferraz',
        response: 'needs_action',
        is_optional: false,
      },
    ],
    agenda: [{ id: idOf(93), title: 'Prazo da montagem', minutes: 20, owner: rafael, notes: '' }],
    my_role: 'organizer',
  }),
  meeting(2, {
    title: 'Renegociação com a Vasques',
    start_at: '2026-11-25T14:00:00.000Z',
    end_at: '2026-11-25T15:00:00.000Z',
    my_response: 'needs_action',
    attendees: [
      {
        id: idOf(94),
        user_id: people.admin.id,
        email: null,
        name: people.admin.name,
        response: 'needs_action',
        is_optional: false,
      },
    ],
  }),
  meeting(3, {
    title: 'Ocupado',
    is_private: true,
    is_hidden: true,
    start_at: '2026-11-26T19:00:00.000Z',
    end_at: '2026-11-26T19:45:00.000Z',
    organizer: null,
    my_role: 'viewer',
    reminders_min: [],
    series: null,
    series_day: null,
    is_exception: false,
  }),
  meeting(4, {
    title: 'Comissionamento da linha em Manaus',
    status: 'completed',
    start_at: '2026-11-19T13:00:00.000Z',
    end_at: '2026-11-19T15:00:00.000Z',
    time_zone: 'America/Manaus',
  }),
];

const outcome = (count: number, part: Partial<Schema<'MeetingOutcome'>>): Schema<'MeetingOutcome'> => ({
  id: idOf(count),
  meeting_id: idOf(1),
  text: '',
  person: null,
  due_date: null,
  is_done: false,
  done_at: null,
  done_by: null,
  is_tied: false,
  sub_step: null,
  position: 1,
  created_at: '2026-11-24T13:20:00.000Z',
  updated_at: '2026-11-24T13:20:00.000Z',
  version: 1,
  ...part,
});

/** What came of the first meeting: one from the time before, one that is a sub-step and done, one that is open. */
export const sampleOutcomes: [Schema<'MeetingOutcome'>, Schema<'MeetingOutcome'>, Schema<'MeetingOutcome'>] = [
  outcome(60, { meeting_id: idOf(50), text: 'Confirmar o guindaste', person: rafael, due_date: '2026-11-26' }),
  outcome(61, {
    text: 'Pedir a ART da célula',
    person: rafael,
    is_done: true,
    done_at: '2026-11-24T18:30:00.000Z',
    done_by: rafael,
    is_tied: true,
    sub_step: {
      id: idOf(70),
      project: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1a01', name: 'Célula robotizada de paletização' },
      step: { id: idOf(71), name: 'Montagem' },
    },
  }),
  outcome(62, { text: 'Ligar para a Paula', position: 2 }),
];

/** What was noted on the first part of the agenda of the first meeting, while somebody else writes more. */
export const sampleNotes: Schema<'MeetingNoteList'> = {
  data: [
    {
      part_id: idOf(93),
      text: 'A montagem vai até 12 de dezembro.\nO guindaste vem na quinta.',
      updated_by: rafael,
      updated_at: '2026-11-24T13:20:00.000Z',
      version: 2,
    },
  ],
  writing: [{ part_id: idOf(93), person: rafael }],
};
