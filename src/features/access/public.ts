export { useLiveAccess } from './use-live-access';
