export { allUnits } from './api';
export { ownUnits } from './own-units';
export { useUnitChoices } from './use-unit-choices';
