/** What an area says of its list; what is said of every list is the kit's own. */
export type ListMessages = {
  title: string;
  create: string;
  list: {
    search: string;
    /** What each filter is called, by its name. */
    filter: Record<string, string>;
    /** Of a filter that chooses one of many: that none is chosen. */
    any: Record<string, string>;
    /** Of a filter by id: that it is none of those known. */
    other: Record<string, string>;
    /** What may be chosen in a filter, by its name. */
    option: Record<string, Record<string, string>>;
    group: Record<string, string>;
    sort: Record<string, string>;
    shown: string;
    shownMore: string;
    groupCount: string;
    groupCountMore: string;
    groupMore: string;
    empty: {
      title: string;
      text: string;
      textReadOnly: string;
      filteredTitle: string;
      filtered: string;
      filteredAll: string;
      without: string;
      /** Where one filter alone leaves nothing, and that is no wonder: in place of `filteredTitle`. */
      only: Record<string, { title: string; text: string }>;
    };
    exported: string;
    file: string;
    keys: { label: string; next: string; previous: string; open: string; select: string };
  };
};

// Two names of any text are more than the types of the translator follow.
/** The key of what an option of a filter is called. */
export const optionKey = (name: string, id: string) => `list.option.${name}.${id}` as 'list.search';
