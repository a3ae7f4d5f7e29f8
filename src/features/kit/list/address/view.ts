import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelectedUnit } from '../../../kernel/selection';
import { ALL_VALUES, choiceField, type Field, oneOfField } from './fields';

// biome-ignore lint/suspicious/noExplicitAny: fields of all kinds stand side by side.
type Fields = Record<string, Field<any>>;
type ValuesOf<Given extends Fields> = { [Name in keyof Given]: Given[Name] extends Field<infer Value> ? Value : never };

/** Parses and serializes the query of an address. Default values are left out, unknown values are reported. */
export interface Codec<Values extends object> {
  usual: Values;
  read: (query: URLSearchParams) => Values;
  /** Serializes values; `beside` holds other parameters to keep. */
  write: (values: Values, beside?: URLSearchParams) => URLSearchParams;
  /** Returns the parameters and values that are not recognized, and texts that are too long. */
  unknownIn: (query: URLSearchParams, others?: readonly string[]) => string[];
}

/** Creates the codec of these fields. */
export function createCodec<Given extends Fields>(fields: Given): Codec<ValuesOf<Given>> {
  type Values = ValuesOf<Given>;
  const names = Object.keys(fields);
  const field = (name: string) => fields[name] as Given[string];
  const writtenUsually = (name: string) => field(name).write(field(name).usual).map(String);
  function readOne(name: string, given: readonly string[]) {
    const { standing, usual, read: understand } = field(name);
    if (!standing) return understand(given);
    if (given.length === 0) return standing();
    return given[0] === ALL_VALUES ? usual : understand(given);
  }
  const read = (query: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, readOne(name, query.getAll(name))])) as Values;
  /** Serializes a value; returns an empty list for a default value. */
  function writeOne(name: string, value: unknown): string[] {
    const { standing, write: writeValue } = field(name);
    const written = writeValue(value).map(String);
    // A default from the app's state is written out, so that a shared address means the same for everyone.
    if (standing) return written.length > 0 || standing() === undefined ? written : [ALL_VALUES];
    return String(written) === String(writtenUsually(name)) ? [] : written;
  }

  function write(values: Values, beside?: URLSearchParams) {
    const next = new URLSearchParams(beside);
    for (const name of names) {
      next.delete(name);
      for (const each of writeOne(name, values[name])) next.append(name, each);
    }
    return next;
  }

  function unknownIn(query: URLSearchParams, others: readonly string[] = []) {
    const understood = [...write(read(query))].map(String);
    return [...query].flatMap(([name, value]) => {
      if (value === '' || others.includes(name) || understood.includes(String([name, value]))) return [];
      if (!names.includes(name)) return [`${name}=${value}`];
      if (writtenUsually(name).includes(value)) return [];
      if (value === ALL_VALUES && field(name).standing) return [];
      const isCut = field(name).kind === 'text';
      return [`${name}=${isCut ? `…${value.slice(field(name).read([value]).length)}` : value}`];
    });
  }
  const usual = Object.fromEntries(names.map((name) => [name, field(name).usual])) as Values;
  return { usual, read, write, unknownIn };
}

type Direction = 'asc' | 'desc';

/** The values of every list besides its filters. */
export interface ListValues {
  sort_by: string;
  sort_order: Direction;
  group: string | undefined;
  view: string;
}

/** All query parameters of a list. */
export interface View<Values extends ListValues = ListValues> extends Codec<Values> {
  filters: Fields;
  /** Default direction of each sort. */
  sorts: Record<string, Direction>;
  groups: readonly string[];
  shows: readonly string[];
  /** Whether its rows form a tree, whose pages are all loaded. */
  isTree: boolean;
  /** Returns the active filters. */
  inForce: (values: Values) => string[];
  without: (values: Values, ...names: string[]) => Values;
}

/** The values of a view. */
export type ViewOf<Of> = Of extends View<infer Values> ? Values : never;

/** Defines the query parameters of a list. The first sort and the first layout are the defaults. */
export function defineView<
  Filters extends Fields,
  const Sort extends string,
  const Group extends string = never,
  const Show extends string = 'list',
>({
  filters,
  sort,
  group = [],
  show = ['list' as Show],
  isTree = false,
}: {
  filters: Filters;
  sort: Record<Sort, Direction>;
  group?: readonly Group[];
  show?: readonly [Show, ...Show[]];
  isTree?: boolean;
}) {
  const sorts = Object.keys(sort) as [Sort, ...Sort[]];
  type Values = ValuesOf<Filters> & {
    sort_by: Sort;
    sort_order: Direction;
    group: Group | undefined;
    view: Show;
  };
  const codec = createCodec({
    ...filters,
    sort_by: choiceField(sorts),
    sort_order: choiceField(['desc', 'asc'] as const, sort[sorts[0]]),
    group: oneOfField(group),
    view: choiceField(show),
  }) as unknown as Codec<Values>;
  const names = Object.keys(filters);
  const isUsual = (name: string, value: unknown) => String(filters[name]?.write(value)) === '';
  return {
    ...codec,
    filters: filters as Fields,
    sorts: sort as Record<string, Direction>,
    groups: group as readonly string[],
    shows: show as readonly string[],
    isTree,
    inForce: (values: Values) => names.filter((name) => !isUsual(name, values[name as keyof Values])),
    without: (values: Values, ...gone: string[]): Values => ({
      ...values,
      ...Object.fromEntries(gone.map((name) => [name, codec.usual[name as keyof Values]])),
    }),
  } satisfies View<Values>;
}

/**
 * Returns the values in the address and a function that changes them in place. Parameters named in `beside` are kept.
 */
export function useView<Values extends object>(codec: Codec<Values>, ...beside: string[]) {
  // The values also depend on the selected unit, which the compiler does not see.
  'use no memo';
  const [query, setQuery] = useSearchParams();
  const others = beside.join();
  const unit = useSelectedUnit();
  // Changes of other parameters must not create new values.
  const said = String(codec.write(codec.read(query)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: defaults depend on the selected unit.
  const values = useMemo(() => codec.read(query), [codec, said, unit]);
  const ignored = useMemo(() => codec.unknownIn(query, others.split(',')), [codec, query, others]);
  const change = useCallback(
    (part: Partial<Values>) =>
      setQuery(
        (before) => {
          const kept = [...before].filter(([name]) => others.split(',').includes(name));
          return codec.write({ ...codec.read(before), ...part }, new URLSearchParams(kept));
        },
        { replace: true },
      ),
    [codec, others, setQuery],
  );
  return { values, change, ignored };
}
