export { servicePage, sitePages } from './addresses';
export { serviceIds } from './content/types';
