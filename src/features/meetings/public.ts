export { meetingsToday } from './data/today';
export { MeetingNotice } from './MeetingNotice';
export { useWhen } from './use-when';
