export { DigestSwitch } from './DigestSwitch';
export { useUnreadCount } from './data/unread';
