import { foldText } from '#domain/search';

/** What lists compare in place of a project's own texts. */
export const keysOf = ({ code, name, description }: { code: string; name: string; description: string }) => ({
  name_key: foldText(name),
  search_text: foldText(`${code} ${name} ${description}`),
});
