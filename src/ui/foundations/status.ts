import { catalogue } from './catalogue';

/** `beta` may change its props; `stable` changes only with a changelog entry. */
export type Status = 'beta' | 'stable';

export interface Standing {
  status: Status;
  /** Reason why it is not stable. */
  note?: string;
}

/** Components that may still change, and what they lack besides pages that use them. */
export const beta: Record<string, string> = {
  Accordion: '',
  ActivityFeed: '',
  AvatarGroup: '',
  BarChart: '',
  Board: '',
  Calendar: 'To create, move and resize by drag and by keys came last.',
  CepField: '',
  ChoiceList: 'What the filters of every list open.',
  CodeBlock: '',
  CommandPalette: '',
  DateRangePicker: '',
  DateTimeField: '',
  Differences: '',
  DonutChart: '',
  Drawer: '',
  FilterChip: 'Stands on the toolbar of every list.',
  LineChart: '',
  Meter: '',
  Money: '',
  MonthPicker: '',
  OtpField: '',
  Pagination: '',
  Percent: '',
  PeriodPresets: '',
  PermissionMatrix: 'What the roles of the workspace are given by.',
  PixKeyField: '',
  RecurrencePicker: 'How a meeting comes again.',
  SidePanel: 'The panel of a step.',
  Slider: '',
  Sparkline: '',
  SplitPane: '',
  Stepper: '',
  Tabs: '',
  TagGroup: '',
  TextInPlace: 'What stands on a page and is written there.',
  TimeField: '',
  Timeline: 'Bars are read and opened, not dragged; no dependencies between them.',
  Tree: '',
  VirtualList: '',
  WaterfallChart: 'How one amount becomes another.',
};

/** Every documented component, by its folder. */
export const components: string[] = Object.values(catalogue).flatMap((group) => Object.keys(group));

/** Number of usages in the product that confirm a component's props. */
const enough = 3;

/** Returns the status of a component by its number of usages in the product. */
export function standingOf(name: string, uses: number): Standing {
  const missing = beta[name];
  if (missing === undefined) return { status: 'stable' };
  const used =
    uses === 0
      ? 'Whole and tested here; its props wait for the first page that uses it.'
      : uses < enough
        ? `Whole and tested here, and used in ${uses === 1 ? 'one place' : 'two places'}: its props may still change.`
        : '';
  return { status: 'beta', note: [missing, used].filter(Boolean).join(' ') };
}

/** Changes for users of the components, newest first. */
export const changelog: { day: string; changes: string[] }[] = [
  {
    day: '2026-11-26',
    changes: [
      'Calendar prints all of a day, where nothing opens. Tree, GridList and ChoiceList: Shift and an arrow shorten what is chosen too.',
      'DateRangePicker judges a day once its last digit stands there.',
      'PermissionMatrix: whoever is at a cell stays at it, whatever roles and permissions come and go. FileDrop says “1 byte” and “900 bytes”.',
    ],
  },
  {
    day: '2026-11-23',
    changes: [
      'Calendar: a day by the hour, lanes that end in “+n”, a line for now; created, moved and resized by drag and by keys.',
      'WaterfallChart: how one amount becomes another.',
      'Money, Percent: amounts and shares to read. Differences and ActivityFeed: what changed, and who did it. AvatarGroup: a few people at a glance.',
      'MonthPicker, PeriodPresets, RecurrencePicker, DateTimeField: a month, a period by its name, how something comes again, an hour where somebody is.',
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      'FilterChip and ChoiceList: a filter that is set, and what it may be, where it stands.',
      'TextInPlace: what stands on a page is written there. PermissionMatrix: what the roles of the workspace are given by.',
      'SidePanel: details beside a list that stays in use. PopoverAt: a popover at a cell. Page takes tabs, and its header shrinks.',
      'One Table for ten and for a hundred thousand rows, in place of Table and DataTable: plain markup, only what is in sight is drawn; trees, totals, changes in place, widths and columns that are kept.',
      'React Aria’s words everywhere: `selectionMode`, `selectedKeys`, `onSelectionChange`, `isPending`, `defaultExpanded`, `minValue`, `maxValue`.',
      'One scale of sizes, `s`, `m`, `l`; only Modal keeps the names of its specification.',
    ],
  },
  {
    day: '2026-11-21',
    changes: [
      'A badge too long for its line takes several; a header without room for its two sides takes two lines.',
      'Arrows turn by the page’s `dir`, not by its language.',
      'DataTable draws only the rows in sight: a hundred thousand can be sorted, selected and resized.',
      'GridList, Tree, Board: whatever a drag does, a menu and Alt with the arrows do too.',
      'Calendar and Timeline: days are plain days, instants are shown in the zone asked for.',
      'LineChart, BarChart, DonutChart and Sparkline, each with a table of the same figures.',
      'Each component tells its anatomy, keys and promises on its page.',
    ],
  },
];

/** Components added later than the first release, by day. */
export const newcomers: Record<string, string[]> = {
  '2026-11-22': ['ChoiceList', 'FilterChip', 'PermissionMatrix', 'SidePanel', 'TextInPlace'],
  '2026-11-23': [
    'ActivityFeed',
    'AvatarGroup',
    'DateTimeField',
    'Differences',
    'Money',
    'MonthPicker',
    'Percent',
    'PeriodPresets',
    'RecurrencePicker',
    'WaterfallChart',
  ],
};

/** Returns the day a component was added; most were in the first release. */
export const sinceOf = (name: string): string =>
  Object.keys(newcomers).find((day) => newcomers[day]?.includes(name)) ?? '2026-11-21';

/** Returns the changelog entries that mention a component, newest first. */
export const changesOf = (name: string): { day: string; change: string }[] =>
  changelog.flatMap(({ day, changes }) =>
    changes.filter((change) => new RegExp(`\\b${name}\\b`).test(change)).map((change) => ({ day, change })),
  );
