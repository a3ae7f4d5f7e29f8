export { useUnreadCount } from './data/unread';
