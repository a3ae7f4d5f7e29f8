import { lazyComponent } from '../../../kernel/lazy-component';
import { useCan } from '../../../kernel/session';
import { ListPage } from '../../../kit/list/ListPage';
import { listRoute } from '../../../kit/list/route';
import { paths } from '../../../paths';
import { aboveCategory, categoriesView, categoryList } from '../../data/categories';
import { useCategoryColumns, useCategoryGroups } from './use-category-columns';
import { categoryListWords } from './words';

// Only an empty list offers it.
const SuggestedPlan = lazyComponent(() => import('./SuggestedPlan'), 'SuggestedPlan');
// Only who selects something needs what can be done with it.
const CategoryActs = lazyComponent(() => import('./CategoryActs'), 'CategoryActs');

export const { handle, loader } = listRoute({ view: categoriesView, list: categoryList, title: categoryListWords });

/** All categories and cost centres, as the address says. Whoever manages finance opens one to change it. */
export function Component() {
  const isManager = useCan()('manage:finance');
  return (
    <ListPage
      address={paths.categories()}
      view={categoriesView}
      list={categoryList}
      words={categoryListWords}
      columns={useCategoryColumns()}
      groups={useCategoryGroups()}
      above={aboveCategory}
      href={isManager ? ({ id }) => paths.category({ categoryId: id }) : undefined}
      create={{ permission: 'manage:finance', to: paths.createCategory() }}
      begin={<SuggestedPlan />}
      acts={isManager ? CategoryActs : undefined}
    />
  );
}
