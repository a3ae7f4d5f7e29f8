/** Whether what happens to meetings comes by e-mail too: as it did, until somebody switches it off. */
export const meetingMail = {
  name: '0079-meeting-mail',
  statements: ['alter table notification_settings add column email_meetings boolean not null default true'],
};
