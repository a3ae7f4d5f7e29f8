export { meetingsToday } from './data/today';
export { CalendarFeed } from './feed/CalendarFeed';
export { MeetingNotice } from './MeetingNotice';
export { useWhen } from './use-when';
