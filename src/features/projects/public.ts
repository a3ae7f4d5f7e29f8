export { openProjects } from './data/open-projects';
export { PriorityMark } from './priority/PriorityMark';
export { usePriorityName } from './priority/use-priority-name';
export { stepLook } from './status/step-look';
export { stepWords } from './words/step-status';
