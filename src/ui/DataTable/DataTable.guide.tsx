import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { DataTable, type DataTableColumn } from './DataTable';

interface Entry {
  id: string;
  what: string;
  amount: string;
}

const columns: DataTableColumn<Entry>[] = [
  { id: 'what', label: 'Lançamento', cell: ({ what }) => what, isRowHeader: true, width: 'wide', least: 11 },
  { id: 'amount', label: 'Valor', cell: ({ amount }) => amount, isNumeric: true, least: 7 },
];

const subjects = ['Frete', 'Sensores indutivos', 'Diárias', 'Medição'];

const many: Entry[] = Array.from({ length: 400 }, (_, at) => ({
  id: String(at + 1),
  what: `${subjects[at % 4]} ${at + 1}`,
  amount: `R$ ${120 + ((at * 37) % 800)},00`,
}));

export const guide: Guide = {
  anatomy: [
    'Bar with the count of what is selected, and what may be done with it',
    'Header row: sort, width',
    'The rows in sight',
  ],
  keys: {
    'Arrow keys': 'Between cells',
    'Home, End': 'First, last cell of the row',
    'Ctrl + Home, End': 'First, last row',
    'Page up, down': 'By a screen',
    Space: 'Selects the row; in the header, all',
    'Shift + arrow up, down': 'Extends the selection',
    'Ctrl + A': 'Selects all',
    Escape: 'Selects none',
    Enter: 'Follows the row, or sorts by the column',
    'Shift + arrow left, right': 'In the header: makes the column narrower, wider',
  },
  promises: [
    'For thousands of rows of one line, for acts on many at once and for widths of the reader’s own: for fewer, to read or to print, Table',
    'However many rows, fewer than a hundred are in the page, and the whole count is read aloud',
    'The row with the focus stays in the page when it scrolls out of sight',
    'Selection, order and width are said when they change',
    'Rows grow with the text and under a finger',
  ],
  pairs: [
    {
      do: {
        shown: (
          <DataTable
            label="Lançamentos"
            height="short"
            columns={columns}
            rows={many}
            nameOf={({ what }) => what}
            selection={new Set(['2', '3'])}
            bulk={
              <Button size="small" tone="neutral" weight="soft">
                Pagar
              </Button>
            }
          />
        ),
        because: 'Take it for thousands of rows, for acts on many at once, or where the reader sets the widths.',
      },
      dont: {
        shown: <DataTable label="Últimos lançamentos" height="short" columns={columns} rows={many.slice(0, 3)} />,
        because: 'Three rows need no grid: a Table is walked and printed whole, and its rows grow with their words.',
      },
    },
  ],
};
