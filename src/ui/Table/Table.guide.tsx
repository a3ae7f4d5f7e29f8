import { DescriptionList } from '../DescriptionList/DescriptionList';
import type { Guide } from '../foundations/guide';
import { Table } from './Table';
import type { TableColumn } from './types';

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
    'Bar with the count of what is selected, and what may be done with it',
    'Frame that scrolls sideways inside itself; its first column stays in sight',
    'Header row: order, width by dragging the edge of a column or by pressing it for a menu',
    'Rows, which may lead on, be selected, or stand below one another; groups, whose heads fold',
    'Totals, in sight below the rows',
  ],
  keys: {
    'Arrow keys': 'Between cells, and through the links and buttons in them',
    'Home, End': 'First, last cell of the row',
    'Ctrl + Home, End': 'First, last row',
    'Page up, down': 'By a screen',
    Tab: 'Leaves the table; it comes back to the cell it left',
    Enter: 'Follows the row, sorts by the column, folds the group',
    Space: 'Selects the row; with Shift, all from the last one',
    'Shift + arrow up, down': 'Extends the selection',
    'Ctrl + A': 'Selects all',
    Escape: 'Selects none; takes back what is written in a cell',
    'Shift + arrow left, right': 'In the header: makes the column narrower, wider',
    'Arrow right, left': 'In a tree: opens, closes, goes up',
    'F2, Enter, any letter': 'Opens a cell that can be changed; Enter and Tab confirm and go on',
    'Letters, where nothing can be changed': 'To the row whose name begins so',
    'Menu key, Shift + F10': 'Opens what the right button opens: what may be done with a row, or how wide a column is',
  },
  promises: [
    'For ten rows or a hundred thousand: fewer than a hundred are in the page, and the whole count is read aloud',
    'Every row is as high as its words, and grows with the text and under a finger',
    'Every row is named by its first column',
    'The row with the focus stays in the page when it scrolls out of sight',
    'Selection, order and width are said when they change',
    'What is refused in a cell stays there, with what is wrong with it',
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
        because: 'One thing with its values is a DescriptionList; a Table is for many to compare.',
      },
      dont: {
        shown: <Table label="Lançamento" columns={columns} rows={rows.slice(0, 1)} />,
        because: 'A row alone is compared with nothing.',
      },
    },
  ],
};
