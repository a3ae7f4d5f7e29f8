import { clientHandlers } from './clients/handlers.ts';

export const financeHandlers = { ...clientHandlers };
