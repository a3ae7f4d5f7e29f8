import { Ellipsis, Orbit } from 'lucide-react';
import type { Guide } from '../foundations/guide';
import { IconButton } from './IconButton';

export const guide: Guide = {
  anatomy: ['Icon', 'Tooltip with the name'],
  keys: { 'Enter, Space': 'Does it', Tab: 'Shows the tooltip' },
  promises: ['Named by its label, which the tooltip shows to whoever sees', 'At least 28 px, 44 px under a finger'],
  pairs: [
    {
      do: { shown: <IconButton icon={Ellipsis} label="Mais ações" />, because: 'A drawing that everybody knows.' },
      dont: {
        shown: <IconButton icon={Orbit} label="Sincronizar agenda" />,
        because: 'When the drawing has to be learnt, words are shorter.',
      },
    },
  ],
};
