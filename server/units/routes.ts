import { listOwnUnits, listUnitHolidays, listUnits, summarizeUnit } from './read.ts';
import { addUsersToUnit, createUnit, deleteUnit, updateUnit } from './write.ts';

/** The operations on units. */
export const unitHandlers = {
  listUnits,
  createUnit,
  updateUnit,
  deleteUnit,
  listOwnUnits,
  summarizeUnit,
  addUsersToUnit,
  listUnitHolidays,
};
