import { statusNames } from './statuses.ts';

/** What meetings say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  busy: 'Ocupado',
  missingRole: (role: string): string =>
    role === 'organizer'
      ? 'Só quem organiza a reunião pode fazer isto.'
      : 'Só quem participa da reunião pode fazer isto.',
  hidden: 'Esta reunião é privada. Só quem a organiza pode mudá-la.',
  meetingCannot: (from: string, to: string) =>
    `Uma reunião ${statusNames['pt-BR'][from] ?? from} não pode ficar ${statusNames['pt-BR'][to] ?? to}.`,
  endsBeforeStart: 'O fim precisa vir depois do início.',
  tooLong: 'Uma reunião dura no máximo sete dias.',
  unknownPeople: 'Uma das pessoas não foi encontrada.',
  twice: 'A mesma pessoa está duas vezes na lista.',
  notAttending: 'Quem conduz um assunto precisa participar da reunião.',
  unknownProject: 'O projeto não foi encontrado entre os seus.',
  unknownReference: 'O que foi indicado não foi encontrado.',
  notAsked: 'Você organiza esta reunião: não há convite para responder.',
  missing: { meeting: 'Reunião não encontrada' },
  fields: {
    title: 'O título',
    start_at: 'O início',
    end_at: 'O fim',
    location: 'O local',
    conference_url: 'O link',
    attendees: 'A lista de participantes',
    'attendees.email': 'O e-mail do convidado',
    'attendees.name': 'O nome do convidado',
    agenda: 'A pauta',
    'agenda.title': 'O assunto',
    'agenda.minutes': 'A duração do assunto',
    'agenda.notes': 'A anotação do assunto',
    reminders_min: 'A lista de lembretes',
    response: 'A resposta',
  } as Record<string, string>,
};
