import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../kernel/query';
import type { Codec } from '../address/view';
import { type Scope, savedViews } from './queries';

/** Returns the person's saved views of a list and which one is active. */
export function useSavedViews<Values extends object>(scope: Scope, codec: Codec<Values>, values: Values) {
  const here = codec.write(values).toString();
  const canonical = (query: string) => codec.write(codec.read(new URLSearchParams(query))).toString();
  // Saved views are optional, so a failed request does not fail the page.
  const { data = [] } = useQuery(savedViews(scope));
  const views = rowsOf(data);
  const current = here ? views.find(({ query }) => canonical(query) === here) : undefined;
  return { here, views, current, canBeSaved: here !== '' && !current };
}
