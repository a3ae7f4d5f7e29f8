import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { ChoiceList } from './ChoiceList';

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), label: `Unidade ${index + 1}` }));

export const guide: Guide = {
  anatomy: ['List', 'Option: icon, words, note', 'Tick of what is chosen'],
  keys: { 'Arrow up, down': 'To the next', 'A to Z': 'To what begins so', 'Enter, Space': 'Chooses, or leaves it' },
  promises: ['A list box with a name; one stop of the keyboard', 'What is chosen bears a tick, not only a colour'],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <ChoiceList
              label="Situação"
              selectedKeys={['open']}
              onSelectionChange={() => {}}
              options={[
                { id: 'open', label: 'Em andamento' },
                { id: 'late', label: 'Atrasado' },
              ]}
            />
          </Card>
        ),
        because: 'What a filter can be, where the filter was pressed: one press more and it is set.',
      },
      dont: {
        shown: (
          <Card>
            <ChoiceList label="Unidade" options={some(12)} onSelectionChange={() => {}} />
          </Card>
        ),
        because: 'Hundreds are looked for by words: that is a ComboBox.',
      },
    },
  ],
};
