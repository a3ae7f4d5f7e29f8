export { useLiveAccess } from './use-live-access';
export { useNames } from './use-names';
export { ViewAsButton } from './view-as/lazy';
