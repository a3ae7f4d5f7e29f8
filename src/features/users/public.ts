export { allUsers } from './data/users';
