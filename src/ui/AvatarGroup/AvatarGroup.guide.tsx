import type { Guide } from '../foundations/guide';
import { AvatarGroup } from './AvatarGroup';

const team = ['Ana Maria de Souza', 'Bruno Salles', 'Caio Lins', 'Dora Reis', 'Eva Lemos', 'Fábio Nunes'].map(
  (name) => ({
    id: name,
    name,
  }),
);

export const guide: Guide = {
  anatomy: ['Rounds, each over the one before', 'How many more'],
  keys: {},
  promises: ['A list: a screen reader reads every name, those too that are only counted', 'The mouse finds the names'],
  pairs: [
    {
      do: { shown: <AvatarGroup label="Equipe" people={team} />, because: 'Four, and how many more.' },
      dont: {
        shown: <AvatarGroup label="Equipe" people={team} maxShown={12} />,
        because: 'A crowd of initials tells nobody who is there.',
      },
    },
  ],
};
