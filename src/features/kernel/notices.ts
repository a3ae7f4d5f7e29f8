// A module of its own so that it can be loaded late; importing the barrel late would load all of it.
export { ToastRegion } from '#ui';
