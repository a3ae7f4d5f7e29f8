import type { BulkProps } from '../../../kit/list/bulk/BulkActs';
import { UsageActs } from '../../../kit/list/bulk/UsageActs';
import { type Category, changeCategory, deleteCategory } from '../../data/categories';
import { categoryBulkWords } from './words';

/** What may be done with many categories by whoever manages finance. */
export const CategoryActs = (props: BulkProps<Category>) => (
  <UsageActs {...props} words={categoryBulkWords} change={changeCategory} deletion={deleteCategory} />
);
