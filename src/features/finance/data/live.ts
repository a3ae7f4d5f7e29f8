import { makesOld } from '../../kernel/made-old';

makesOld('client', ({ path }) => path.startsWith('/api/finance/clients'));
makesOld('account', ({ path }) => path.startsWith('/api/finance/accounts'));
// What is paid makes the balances.
makesOld('transaction', ({ path }) => /^\/api\/finance\/(accounts|transactions)/.test(path));
