/** An area's messages for its list; the kit has those that all lists share. */
export type ListMessages = {
  title: string;
  create: string;
  list: {
    search: string;
    /** Labels of the filters. */
    filter: Record<string, string>;
    /** Labels of the empty choice of single-choice filters. */
    any: Record<string, string>;
    /** Labels for an unknown value of filters by id. */
    other: Record<string, string>;
    /** Labels of the options of each filter. */
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
      /** Empty states of filters that often match nothing by themselves; they replace `filteredTitle`. */
      only: Record<string, { title: string; text: string }>;
    };
    exported: string;
    file: string;
    keys: { label: string; next: string; previous: string; open: string; select: string };
  };
};

// The translator's types do not cover two arbitrary names.
/** Returns the message key of a filter option. */
export const optionKey = (name: string, id: string) => `list.option.${name}.${id}` as 'list.search';
