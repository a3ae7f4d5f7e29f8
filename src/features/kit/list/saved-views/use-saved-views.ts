import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../kernel/query';
import type { Codec } from '../address/view';
import { type Scope, savedViews } from './queries';

/** The person's saved views of a list, and which of them is shown. */
export function useSavedViews<Values extends object>(scope: Scope, codec: Codec<Values>, values: Values) {
  const here = codec.write(values).toString();
  const canonical = (query: string) => codec.write(codec.read(new URLSearchParams(query))).toString();
  // A list without its views is still a list: that they could not be read is no failure of the page.
  const { data = [] } = useQuery(savedViews(scope));
  const views = rowsOf(data);
  const current = here ? views.find(({ query }) => canonical(query) === here) : undefined;
  return { here, views, current, canBeSaved: here !== '' && !current };
}
