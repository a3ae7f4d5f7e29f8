import type { MeetingMail, MinutesMail, ptBR } from './pt-BR.ts';
import { statusNames } from './statuses.ts';
import { dayIn, timesIn } from './times.ts';

const facts = (mail: MeetingMail) =>
  [
    `When: ${timesIn(mail, 'en')}`,
    ...(mail.location ? [`Where: ${mail.location}`] : []),
    ...(mail.url ? [`Call: ${mail.url}`] : []),
  ].join('\n');
const letter = (mail: MeetingMail, said: string, answer?: [linked: string, otherwise: string]) =>
  [
    `Hi ${mail.name},`,
    said,
    facts(mail),
    ...(mail.link ? [`${answer?.[0] ?? 'Open the meeting'}: ${mail.link}`] : answer ? [answer[1]] : []),
  ].join('\n\n');

const minutesOf = ({ parts, notes, outcomes }: MinutesMail) => [
  ...(parts.length > 0
    ? [
        [
          'Agenda',
          ...parts.map((part, at) => [`${at + 1}. ${part.title}`, part.notes].filter(Boolean).join('\n')),
        ].join('\n\n'),
      ]
    : []),
  ...(notes ? [`Notes\n\n${notes}`] : []),
  [
    'Action items',
    ...(outcomes.length === 0 ? ['No action items were written down.'] : []),
    ...outcomes.map(({ text, person, due_date, is_done }) =>
      [
        `• ${text}`,
        ...(person ? [`assigned to ${person}`] : []),
        ...(due_date ? [`by ${dayIn(due_date, 'en')}`] : []),
        is_done ? 'done' : 'open',
      ].join(' · '),
    ),
  ].join('\n'),
];
const toAnswer: [string, string] = ['To respond, open', 'Let the person who invited you know whether you are coming.'];

/** What meetings say, in English. */
export const en: typeof ptBR = {
  busy: 'Busy',
  someMeeting: 'Meeting in Trama',
  missingRole: (role) =>
    role === 'organizer'
      ? 'Only the organizer of the meeting can do this.'
      : 'Only people attending the meeting can do this.',
  hidden: 'This meeting is private. Only its organizer can change it.',
  meetingCannot: (from, to) =>
    `A meeting that is ${statusNames.en[from] ?? from} cannot become ${statusNames.en[to] ?? to}.`,
  endsBeforeStart: 'The end has to come after the start.',
  tooLong: 'A meeting can last seven days at most.',
  twoEnds: 'A series ends on a day or after a number of times, not both.',
  endsBeforeFirst: 'The series has to end after the first meeting.',
  tooLongAgo: 'A repeating meeting can start at most a year ago.',
  repeatOfOne: 'To change how it repeats, choose this one and those after it, or all of them.',
  unknownPeople: 'One of the people was not found.',
  twice: 'The same person is on the list twice.',
  notAttending: 'Whoever leads a topic has to attend the meeting.',
  unknownProject: 'The project was not found among yours.',
  unknownReference: 'Something this refers to was not found.',
  notInProgress: 'The agenda clock runs only while the meeting is in progress.',
  notThere: 'Whoever takes on an action item has to attend the meeting.',
  unknownStep: 'The step was not found in this project.',
  isSubStep: 'This action item is now a sub-step: change it in the project.',
  tooManyOutcomes: (limit) => `A meeting can have at most ${limit} action items.`,
  seriesTooLarge: (limit: number) =>
    `This series would make more than ${limit.toLocaleString('en')} invitations at once. Invite fewer people or choose an earlier end.`,
  tooManyMeetings: (limit: number) =>
    `You would pass ${limit.toLocaleString('en')} meetings made today, counting each time of those that repeat. Go on tomorrow.`,
  tooManyInvitations: (limit: number) =>
    `You would pass ${limit.toLocaleString('en')} invitations made today, counting each person in each meeting. Go on tomorrow.`,
  tooManyWaiting: (limit) =>
    `${limit} of your invitations already wait for the yes of one of these people, with whom you share no unit and no project. Wait for their answer.`,
  notesTooLong: (limit: number) =>
    `The notes together would be longer than ${limit.toLocaleString('en')} characters. Shorten them first.`,
  notAsked: 'You organize this meeting: there is no invitation to answer.',
  untitled: 'Untitled',
  unread: {
    no_calendar: 'This is neither an invitation nor a calendar file (.ics).',
    too_many: 'There are too many meetings or repeats in this file. Export a shorter period.',
    too_slow: 'This file takes too long to read. Export a shorter period.',
    reply: 'This is somebody’s answer to an invitation, not an invitation.',
  },
  icsFaults: {
    no_uid: 'The invitation has no identifier.',
    reply: 'It is somebody’s answer to an invitation, not an invitation.',
    no_start: 'The invitation does not say when it starts.',
    bad_time: 'The invitation has a date, time, or duration that does not exist.',
    bad_repeat: 'The recurrence rule of the invitation makes no sense.',
    ends_first: 'It ends before it starts.',
    too_long: 'It lasts more than seven days.',
    too_often: 'It repeats too often for the calendar.',
    over: 'The series is over.',
    older: 'A newer version of this invitation is already in your calendar.',
    unknown: 'It cancels a meeting that is not in your calendar.',
    synced: 'It already comes from your Google calendar, which keeps it up to date.',
    own: 'It is already here: Trama itself made this file.',
    not_there: 'What the invitation changes is no longer in your calendar.',
  },
  mail: {
    invited: (mail) => ({
      subject: `Invitation: ${mail.title}`,
      text: letter(mail, `${mail.by} invited you to the meeting “${mail.title}”.`, toAnswer),
    }),
    moved: (mail) => ({
      subject: `New time: ${mail.title}`,
      text: letter(mail, `${mail.by} rescheduled the meeting “${mail.title}”.`, toAnswer),
    }),
    cancelled: (mail) => ({
      subject: `Canceled: ${mail.title}`,
      text: letter(mail, `${mail.by} canceled the meeting “${mail.title}”.`),
    }),
    minutes: (mail) => ({
      subject: `Minutes: ${mail.title}`,
      text: [
        `Hi ${mail.name},`,
        `${mail.by} sent the minutes of the meeting “${mail.title}”.`,
        facts(mail),
        ...minutesOf(mail),
        ...(mail.link
          ? [
              `Open the minutes: ${mail.link}`,
              'To get no emails about meetings, open “Notifications” in your menu and turn them off.',
            ]
          : []),
      ].join('\n\n'),
    }),
    reminder: (mail) => ({
      subject: `Reminder: ${mail.title}`,
      text: `${letter(mail, `The meeting “${mail.title}” is coming up.`)}\n\nYou asked for reminders by email. To stop them, open “Notifications” in your menu and turn them off.`,
    }),
  },
  missing: {
    meeting: 'Meeting not found',
    meetingInvitation: 'Invitation not found: it may have been answered or withdrawn',
    outcome: 'Action item not found',
    meetingPart: 'Part of the meeting not found',
    meetingFeed: 'Calendar link not found: it may have been turned off',
  },
  fields: {
    title: 'The title',
    start_at: 'The start',
    end_at: 'The end',
    location: 'The location',
    conference_url: 'The link',
    attendees: 'The list of attendees',
    'attendees.email': 'The guest’s email',
    'attendees.name': 'The guest’s name',
    agenda: 'The agenda',
    'agenda.title': 'The topic',
    'agenda.minutes': 'The length of the topic',
    reminders_min: 'The list of reminders',
    response: 'The answer',
    repeat: 'The recurrence',
    'repeat.every': 'The frequency',
    'repeat.interval': 'The interval',
    'repeat.weekdays': 'The list of weekdays',
    'repeat.until': 'The last day',
    'repeat.times': 'The number of times',
    scope: 'What changes',
    text: 'The action item',
    'previewIcs.text': 'The invitation',
    'importIcs.text': 'The invitation',
    'importIcs.keys': 'The list of meetings',
    'writeMeetingNote.text': 'The note',
    person_id: 'The assignee',
    is_done: 'Whether it is done',
  },
};
