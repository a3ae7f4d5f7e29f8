import { accountHandlers } from './accounts/handlers.ts';
import { categoryHandlers } from './categories/handlers.ts';
import { clientHandlers } from './clients/routes.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { importHandlers } from './imports/handlers.ts';
import { exportTransactions } from './transactions/export.ts';
import { transactionHandlers } from './transactions/handlers.ts';

export const financeHandlers = {
  ...clientHandlers,
  ...accountHandlers,
  ...categoryHandlers,
  ...transactionHandlers,
  ...importHandlers,
  exportTransactions,
  ...dashboardHandlers,
};
