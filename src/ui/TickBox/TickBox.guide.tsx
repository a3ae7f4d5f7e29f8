import { Checkbox } from '../Checkbox/Checkbox';
import type { Guide } from '../foundations/guide';
import { TickBox } from './TickBox';

export const guide: Guide = {
  anatomy: ['Box', 'Tick, or a dash where only some are'],
  keys: { Space: 'Ticks or unticks', 'Shift+Space': 'Takes all up to here, where the list knows ranges' },
  promises: ['Its name is read aloud though only the box is seen', 'It is drawn by the browser, hundreds at no cost'],
  pairs: [
    {
      do: {
        shown: <TickBox label="Selecionar a etapa Preparar o posto" isSelected onChange={() => {}} />,
        because: 'In the rows of a long list, each named after its row.',
      },
      dont: {
        shown: <TickBox label="Aceito os termos" isSelected={false} onChange={() => {}} />,
        because: 'In a form the words have to stand beside it and be pressable.',
      },
    },
    {
      do: {
        shown: <Checkbox label="Aceito os termos" />,
        because: 'A question of a form, with its words.',
      },
      dont: {
        shown: <TickBox label="x" isSelected={false} onChange={() => {}} />,
        because: 'A name that says nothing leaves whoever listens alone.',
      },
    },
  ],
};
