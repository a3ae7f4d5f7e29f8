// A separate module, so that lazy loading it does not load the whole `#ui` barrel.
export { ToastRegion } from '#ui';
