import { DescriptionList } from '../DescriptionList/DescriptionList';
import type { Guide } from '../foundations/guide';
import { Table, type TableColumn } from './Table';

interface Entry {
  id: string;
  what: string;
  amount: string;
}

const columns: TableColumn<Entry>[] = [
  { id: 'what', label: 'Lançamento', cell: ({ what }) => what },
  { id: 'amount', label: 'Valor', cell: ({ amount }) => amount, isNumeric: true },
];

const rows: Entry[] = [
  { id: '1', what: 'Frete', amount: 'R$ 890,00' },
  { id: '2', what: 'Sensores', amount: 'R$ 4.180,90' },
  { id: '3', what: 'Medição', amount: 'R$ 127.940,35' },
];

export const guide: Guide = {
  anatomy: [
    'Frame that scrolls inside itself',
    'Header row; sortable columns are buttons',
    'Rows, which may lead on',
    'Groups: heads that fold the rows below them',
    'Choice: a box before each row, that opens nothing',
  ],
  keys: {
    'Arrow keys': 'Between rows and cells',
    Enter: 'Follows the row, or sorts by the column',
    'Home, End': 'First, last',
  },
  promises: [
    'For up to some two hundred rows, each as high as its words: for thousands or for widths of the reader’s own, DataTable',
    'Every row is named by its first column',
    'The order is said when it changes',
    'Wider than its place, it takes a stop of the keyboard and says so',
  ],
  pairs: [
    {
      do: {
        shown: <Table label="Lançamentos" columns={columns} rows={rows} />,
        because: 'Amounts stand to the right in figures of one width: the longer is the larger.',
      },
      dont: {
        shown: (
          <Table
            label="Lançamentos, à esquerda"
            columns={columns.map((column) => ({ ...column, isNumeric: false }))}
            rows={rows}
          />
        ),
        because: 'To the left the commas wander and each amount has to be read.',
      },
    },
    {
      do: {
        shown: (
          <DescriptionList
            items={[
              { label: 'Lançamento', value: 'Frete' },
              { label: 'Valor', value: 'R$ 890,00', isTabular: true },
            ]}
          />
        ),
        because: 'One thing with its values is a DescriptionList; a Table is for up to some two hundred to compare.',
      },
      dont: {
        shown: <Table label="Lançamento" columns={columns} rows={rows.slice(0, 1)} />,
        because:
          'A row alone is compared with nothing. For thousands, or to act on many at once, the other way: DataTable.',
      },
    },
  ],
};
