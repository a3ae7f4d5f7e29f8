import { statusNames } from './statuses.ts';
import { dayIn, timesIn } from './times.ts';

/** What a message about a meeting tells. */
export interface MeetingMail {
  name: string;
  title: string;
  by: string;
  start_at: string;
  end_at: string;
  time_zone: string;
  location: string;
  url: string | null;
  /** Null for whoever has no page of it. */
  link: string | null;
}

const facts = (mail: MeetingMail) =>
  [
    `Quando: ${timesIn(mail, 'pt-BR')}`,
    ...(mail.location ? [`Onde: ${mail.location}`] : []),
    ...(mail.url ? [`Chamada: ${mail.url}`] : []),
  ].join('\n');
const letter = (mail: MeetingMail, said: string, answer?: [linked: string, otherwise: string]) =>
  [
    `Olá, ${mail.name}.`,
    said,
    facts(mail),
    ...(mail.link ? [`${answer?.[0] ?? 'Abra a reunião'}: ${mail.link}`] : answer ? [answer[1]] : []),
  ].join('\n\n');

/** The minutes of a meeting as a message tells them. */
export interface MinutesMail extends MeetingMail {
  parts: { title: string; notes: string }[];
  notes: string;
  outcomes: { text: string; person: string | null; due_date: string | null; is_done: boolean }[];
}

const minutesOf = ({ parts, notes, outcomes }: MinutesMail) => [
  ...(parts.length > 0
    ? [
        ['Pauta', ...parts.map((part, at) => [`${at + 1}. ${part.title}`, part.notes].filter(Boolean).join('\n'))].join(
          '\n\n',
        ),
      ]
    : []),
  ...(notes ? [`Anotações\n\n${notes}`] : []),
  [
    'Encaminhamentos',
    ...(outcomes.length === 0 ? ['Nenhum encaminhamento foi anotado.'] : []),
    ...outcomes.map(({ text, person, due_date, is_done }) =>
      [
        `• ${text}`,
        ...(person ? [`quem faz: ${person}`] : []),
        ...(due_date ? [`até ${dayIn(due_date, 'pt-BR')}`] : []),
        is_done ? 'feito' : 'em aberto',
      ].join(' · '),
    ),
  ].join('\n'),
];
const toAnswer: [string, string] = ['Para responder, abra', 'Diga a quem convidou você se você vai.'];

/** What meetings say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  busy: 'Ocupado',
  someMeeting: 'Reunião na Trama',
  missingRole: (role: string): string =>
    role === 'organizer'
      ? 'Só quem organiza a reunião pode fazer isto.'
      : 'Só quem participa da reunião pode fazer isto.',
  hidden: 'Esta reunião é privada. Só quem a organiza pode mudá-la.',
  meetingCannot: (from: string, to: string) =>
    `Uma reunião ${statusNames['pt-BR'][from] ?? from} não pode ficar ${statusNames['pt-BR'][to] ?? to}.`,
  endsBeforeStart: 'O fim precisa vir depois do início.',
  tooLong: 'Uma reunião dura no máximo sete dias.',
  twoEnds: 'A repetição termina em um dia ou depois de algumas vezes, não nos dois.',
  endsBeforeFirst: 'A repetição precisa terminar depois da primeira reunião.',
  tooLongAgo: 'Uma reunião que se repete começa no máximo há um ano.',
  repeatOfOne: 'Para mudar a repetição, escolha esta e as seguintes, ou todas.',
  unknownPeople: 'Uma das pessoas não foi encontrada.',
  twice: 'A mesma pessoa está duas vezes na lista.',
  notAttending: 'Quem conduz um assunto precisa participar da reunião.',
  unknownProject: 'O projeto não foi encontrado entre os seus.',
  unknownReference: 'O que foi indicado não foi encontrado.',
  notInProgress: 'O relógio da pauta só anda com a reunião em andamento.',
  notThere: 'Quem fica com um encaminhamento precisa participar da reunião.',
  unknownStep: 'A etapa não foi encontrada neste projeto.',
  isSubStep: 'Este encaminhamento já é uma subetapa: altere-o no projeto.',
  tooManyOutcomes: (limit: number) => `Uma reunião tem no máximo ${limit} encaminhamentos.`,
  seriesTooLarge: (limit: number) =>
    `Esta série faria mais de ${limit.toLocaleString('pt-BR')} convites de uma vez. Convide menos pessoas ou escolha um fim mais próximo.`,
  tooManyMeetings: (limit: number) =>
    `Você passaria de ${limit.toLocaleString('pt-BR')} reuniões criadas hoje, contando cada vez das que se repetem. Continue amanhã.`,
  tooManyInvitations: (limit: number) =>
    `Você passaria de ${limit.toLocaleString('pt-BR')} convites feitos hoje, contando cada pessoa em cada reunião. Continue amanhã.`,
  tooManyWaiting: (limit: number) =>
    `${limit} convites seus já esperam pela resposta de uma destas pessoas, com quem você não divide unidade nem projeto. Espere a resposta dela.`,
  notesTooLong: (limit: number) =>
    `As anotações juntas passariam de ${limit.toLocaleString('pt-BR')} caracteres. Encurte-as antes.`,
  notAsked: 'Você organiza esta reunião: não há convite para responder.',
  untitled: 'Sem título',
  unread: {
    no_calendar: 'Isto não é um convite nem um arquivo de calendário (.ics).',
    too_many: 'Há reuniões ou repetições demais neste arquivo. Exporte um período menor.',
    too_slow: 'Este arquivo demora demais para ser lido. Exporte um período menor.',
    reply: 'Isto é a resposta de alguém a um convite, não um convite.',
  },
  icsFaults: {
    no_uid: 'O convite não tem identificação.',
    reply: 'É a resposta de alguém a um convite, não um convite.',
    no_start: 'O convite não diz quando começa.',
    bad_time: 'O convite tem uma data, um horário ou uma duração que não existe.',
    bad_repeat: 'A regra de repetição do convite não faz sentido.',
    ends_first: 'Termina antes de começar.',
    too_long: 'Dura mais de sete dias.',
    too_often: 'Repete-se vezes demais para a agenda.',
    over: 'A repetição já terminou.',
    older: 'Uma versão mais nova deste convite já está na sua agenda.',
    unknown: 'Cancela uma reunião que não está na sua agenda.',
    synced: 'Já vem da sua agenda do Google, que a mantém em dia.',
    own: 'Já está aqui: o arquivo foi feito pela própria Trama.',
    not_there: 'O que o convite muda não está mais na sua agenda.',
  },
  mail: {
    invited: (mail: MeetingMail) => ({
      subject: `Convite: ${mail.title}`,
      text: letter(mail, `${mail.by} convidou você para a reunião “${mail.title}”.`, toAnswer),
    }),
    moved: (mail: MeetingMail) => ({
      subject: `Novo horário: ${mail.title}`,
      text: letter(mail, `${mail.by} mudou o horário da reunião “${mail.title}”.`, toAnswer),
    }),
    cancelled: (mail: MeetingMail) => ({
      subject: `Cancelada: ${mail.title}`,
      text: letter(mail, `${mail.by} cancelou a reunião “${mail.title}”.`),
    }),
    minutes: (mail: MinutesMail) => ({
      subject: `Ata: ${mail.title}`,
      text: [
        `Olá, ${mail.name}.`,
        `${mail.by} enviou a ata da reunião “${mail.title}”.`,
        facts(mail),
        ...minutesOf(mail),
        ...(mail.link
          ? [
              `Abra a ata: ${mail.link}`,
              'Para não receber e-mails de reuniões, abra “Notificações” no seu menu e desligue.',
            ]
          : []),
      ].join('\n\n'),
    }),
    reminder: (mail: MeetingMail) => ({
      subject: `Lembrete: ${mail.title}`,
      text: `${letter(mail, `A reunião “${mail.title}” está chegando.`)}\n\nVocê pediu os lembretes por e-mail. Para parar, abra “Notificações” no seu menu e desligue.`,
    }),
  },
  missing: {
    meeting: 'Reunião não encontrada',
    meetingInvitation: 'Convite não encontrado: ele pode ter sido respondido ou retirado',
    outcome: 'Encaminhamento não encontrado',
    meetingPart: 'Parte da reunião não encontrada',
    meetingFeed: 'Endereço de calendário não encontrado: ele pode ter sido desligado',
  },
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
    reminders_min: 'A lista de lembretes',
    response: 'A resposta',
    repeat: 'A repetição',
    'repeat.every': 'A frequência',
    'repeat.interval': 'O intervalo',
    'repeat.weekdays': 'A lista de dias da semana',
    'repeat.until': 'O último dia',
    'repeat.times': 'O número de vezes',
    scope: 'O alcance da mudança',
    text: 'O encaminhamento',
    'previewIcs.text': 'O convite',
    'importIcs.text': 'O convite',
    'importIcs.keys': 'A lista de reuniões',
    'writeMeetingNote.text': 'A anotação',
    person_id: 'O responsável',
    is_done: 'A situação do encaminhamento',
  } as Record<string, string>,
};
