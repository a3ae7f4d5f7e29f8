export { AnswerButtons } from './AnswerButtons';
export { meetingsToday } from './data/today';
export { useWhen } from './use-when';
