export { RecentEvents } from './RecentEvents';
