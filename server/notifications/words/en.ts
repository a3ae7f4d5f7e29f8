import type { ptBR } from './pt-BR.ts';

const did: Record<string, string> = {
  mention: 'mentioned you in',
  comment: 'commented on',
  assigned: 'assigned you to',
  meeting_invited: 'invited you to the meeting',
  meeting_moved: 'moved the meeting',
  meeting_cancelled: 'canceled the meeting',
};

/** What notifications say, in English. */
export const en: typeof ptBR = {
  mail: {
    digest: ({ name, lines, more, origin }) => {
      const count = lines.length + more;
      const told = lines.map(({ kind, by, place, code }) => {
        if (kind === 'meeting_reminder') return `• Reminder: the meeting “${place}”`;
        return `• ${by ?? 'Someone who has left'} ${did[kind] ?? kind} “${place}”${code === null ? '' : ` (${code})`}`;
      });
      const rest = more > 0 ? `\n• and ${more} more` : '';
      return {
        subject: count === 1 ? 'A notification is waiting in Trama' : `${count} notifications are waiting in Trama`,
        text: `Hello ${name},\n\nHere is what has come in since the last digest and is still unread:\n\n${told.join('\n')}${rest}\n\n${origin ? `Open Trama: ${origin}/home\n\n` : ''}You get this digest once a day, when there is something new. To stop it, open “Notifications” in your menu and turn the e-mail digest off.`,
      };
    },
  },
  missing: {
    notification: 'Notification not found',
  },
  fields: {
    is_read: 'Whether it is read',
    until: 'The instant',
    email_digest: 'The e-mail digest',
    email_reminders: 'The reminder by e-mail',
    email_meetings: 'The e-mail about meetings',
  } as Record<string, string>,
};
