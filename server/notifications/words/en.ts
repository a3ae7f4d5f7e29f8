import type { ptBR } from './pt-BR.ts';

const did: Record<string, string> = {
  mention: 'mentioned you in',
  comment: 'commented on',
  assigned: 'assigned you to',
  meeting_invited: 'invited you to the meeting',
  meeting_asked: 'wants to invite you to the meeting',
  meeting_moved: 'moved the meeting',
  meeting_cancelled: 'canceled the meeting',
};

const perWindow = { hour: 'an hour', day: 'a day' };
const inMinutes = (minutes: number) => {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** What notifications say, in English. */
export const en: typeof ptBR = {
  mail: {
    digest: ({ name, lines, more, origin }) => {
      const count = lines.length + more;
      const told = lines.map(({ kind, by, place, code }) => {
        if (kind === 'meeting_reminder') return `• Reminder: the meeting “${place}”`;
        if (kind === 'lead_new') return '• New contact from the site';
        return `• ${by ?? 'Someone who has left'} ${did[kind] ?? kind} “${place}”${code === null ? '' : ` (${code})`}`;
      });
      const rest = more > 0 ? `\n• and ${more} more` : '';
      return {
        subject: count === 1 ? 'A notification is waiting in Trama' : `${count} notifications are waiting in Trama`,
        text: `Hello ${name},\n\nHere is what has come in since the last digest and is still unread:\n\n${told.join('\n')}${rest}\n\n${origin ? `Open Trama: ${origin}/home\n\n` : ''}You get this digest once a day, when there is something new. To stop it, open “Notifications” in your menu and turn the email digest off.`,
      };
    },
  },
  tooManyRecipients: ({ limit, wanted, window, minutes }) =>
    `You can send ${limit.toLocaleString('en')} emails ${perWindow[window]}, and this would send ${wanted.toLocaleString('en')} more. Nothing was sent or changed. Try again in ${inMinutes(minutes)}.`,
  tooManyOutsiders: ({ limit, wanted, window, minutes }) =>
    `You can send ${limit.toLocaleString('en')} emails ${perWindow[window]} to people outside the workspace, and this would send ${wanted.toLocaleString('en')} more. Nothing was sent or changed. Try again in ${inMinutes(minutes)}.`,
  recipientIsFull: (minutes) =>
    `One of the people already got many emails from here. Nothing was sent or changed. Try again in ${inMinutes(minutes)}.`,
  installationIsFull: (minutes) =>
    `Trama has sent as many emails as it can for now. Nothing was sent or changed. Try again in ${inMinutes(minutes)}.`,
  missing: {
    notification: 'Notification not found',
  },
  fields: {
    is_read: 'Whether it is read',
    until: 'The instant',
    email_digest: 'The email digest',
    email_reminders: 'The reminder by email',
    email_meetings: 'The email about meetings',
  } as Record<string, string>,
};
