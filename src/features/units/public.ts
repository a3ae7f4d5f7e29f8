export { ownUnits } from './data/own-units';
export { allUnits } from './data/units';
