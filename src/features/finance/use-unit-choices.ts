export { useUnitChoices } from '../units/public';
