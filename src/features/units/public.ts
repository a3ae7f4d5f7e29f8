export { allUnits } from './data/units';
