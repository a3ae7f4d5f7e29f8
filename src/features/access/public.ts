export { useLiveAccess } from './use-live-access';
export { useNames } from './use-names';
