import type { Guide } from '../foundations/guide';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Accordion } from './Accordion';

export const guide: Guide = {
  anatomy: ['Titles that are buttons', 'What folds below each'],
  keys: { 'Enter, Space': 'Opens or folds', Tab: 'To the next title' },
  promises: ['Each title says whether it is open', 'What is folded is found by the browser’s search'],
  pairs: [
    {
      do: {
        shown: (
          <Accordion
            items={[
              {
                id: 'who',
                title: 'Quem vê os custos',
                content: <Text>Quem aprova despesas na unidade do projeto.</Text>,
              },
              {
                id: 'when',
                title: 'Quando a medição fecha',
                content: <Text>No dia 25, às 18 h do fuso da unidade.</Text>,
              },
            ]}
          />
        ),
        because: 'Each title says what one finds below, so nobody opens them all to search.',
      },
      dont: {
        shown: (
          <Accordion
            items={[
              { id: 'client', title: 'Dados do cliente', content: <TextField label="CNPJ" isRequired /> },
              { id: 'address', title: 'Endereço', content: <TextField label="CEP" isRequired /> },
            ]}
          />
        ),
        because:
          'What everyone must fill is not folded away: an error in a closed part is found by nobody. Take Sections.',
      },
    },
  ],
};
