export { ownUnits } from './data/own-units';
export { allUnits } from './data/units';
export { useUnitChoices } from './use-unit-choices';
