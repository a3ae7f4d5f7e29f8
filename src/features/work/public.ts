export { myWork, type WorkItem } from './data/queries';
export { useFinishing } from './list/use-finishing';
export { WorkList } from './list/WorkList';
