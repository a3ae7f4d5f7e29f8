export { meetingsToday } from './data/meetings';
export { useWhen } from './look';
