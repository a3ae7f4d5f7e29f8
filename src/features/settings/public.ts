export { SessionLine } from './SessionLine';
