import type { BulkProps } from '../../../kit/list/bulk/BulkActs';
import { UsageActs } from '../../../kit/list/bulk/UsageActs';
import { type Account, changeAccount, deleteAccount } from '../../data/accounts';
import { accountBulkWords } from './words';

/** What may be done with many accounts by whoever manages finance. */
export const AccountActs = (props: BulkProps<Account>) => (
  <UsageActs {...props} words={accountBulkWords} change={changeAccount} deletion={deleteAccount} />
);
