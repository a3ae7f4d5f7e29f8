import { explainHandlers } from './explain.ts';
import { grantHandlers } from './grants.ts';
import { permissionHandlers } from './permissions.ts';
import { roleHandlers } from './roles.ts';
import { viewAsHandlers } from './view-as.ts';

export const accessHandlers = {
  ...permissionHandlers,
  ...roleHandlers,
  ...grantHandlers,
  ...explainHandlers,
  ...viewAsHandlers,
};
