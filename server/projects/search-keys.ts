import { folded } from '#domain/search';

/** What lists compare in place of a project's own texts. */
export const keysOf = ({ code, name, description }: { code: string; name: string; description: string }) => ({
  name_key: folded(name),
  search_text: folded(`${code} ${name} ${description}`),
});
