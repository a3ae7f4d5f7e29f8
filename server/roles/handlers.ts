import { explainHandlers } from './explain.ts';
import { grantHandlers } from './grants.ts';
import { permissionHandlers } from './permissions.ts';
import { roleHandlers } from './roles.ts';

export const accessHandlers = { ...permissionHandlers, ...roleHandlers, ...grantHandlers, ...explainHandlers };
