import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'For you',
  said: {
    mention: '{actor} mentioned you in “{place}”',
    comment: '{actor} commented on “{place}”',
    assigned: '{actor} assigned “{place}” to you',
    meeting_invited: '{actor} invited you to the meeting “{place}”',
    meeting_asked: '{actor} wants to invite you to the meeting “{place}”',
    meeting_moved: '{actor} rescheduled the meeting “{place}”',
    meeting_cancelled: '{actor} canceled the meeting “{place}”',
    lead_new: 'New contact from the site: “{place}”',
    meeting_reminder: 'Reminder: the meeting “{place}”',
  },
  other: '{actor}: “{place}”',
  anonymised: 'data erased',
  someone: 'Someone who has left',
  unread: 'Unread',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  readAll: 'Mark all as read',
  shown: '{count, plural, one {# notification} other {# notifications}}',
  empty: 'Nothing waiting for you',
  emptyText: 'Mentions, comments on what is yours, steps assigned to you, and meetings show up here.',
  digest: 'Email digest',
  digestText: 'Once a day, in the morning, with whatever you have not read yet.',
  meetings: 'Meetings by email',
  meetingsText:
    'Invitations, new times, cancellations, and minutes. Turned off, they come only here; minutes stay on the page of the meeting.',
  reminders: 'Meeting reminders by email',
  remindersText: 'In addition to the notification, at the time each meeting sets.',
  failed: {
    load: 'The notifications could not be loaded',
    read: 'The notification was not changed',
    digest: 'Your choice was not saved',
  },
} as const satisfies Like<typeof pt>;
