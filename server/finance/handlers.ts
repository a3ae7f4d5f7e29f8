import { accountHandlers } from './accounts/handlers.ts';
import { clientHandlers } from './clients/handlers.ts';

export const financeHandlers = { ...clientHandlers, ...accountHandlers };
