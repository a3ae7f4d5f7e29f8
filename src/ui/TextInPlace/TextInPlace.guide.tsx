import type { Guide } from '../foundations/guide';
import { Heading } from '../Heading/Heading';
import { TextField } from '../TextField/TextField';
import { TextInPlace } from './TextInPlace';

const still = { onChange: () => {}, onOpen: () => {}, onSave: () => {}, onGiveBack: () => {} };

export const guide: Guide = {
  anatomy: ['Text that can be pressed', 'Field in its place', 'Error or note'],
  keys: {
    Enter: 'Opens it; saves a single line',
    'Ctrl Enter': 'Saves several lines',
    Escape: 'Gives back what stood there',
  },
  promises: [
    'Nothing moves as it opens: both stand in one box',
    'The focus goes back to the text when a key closes it',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Heading level={4} size="m">
            <TextInPlace {...still} label="Nome" hint="Editar nome" value="Montar o painel" isOpen={false} />
          </Heading>
        ),
        because: 'A name that everybody reads and somebody mends now and then: it is text until it is pressed.',
      },
      dont: {
        shown: <TextField label="Nome" defaultValue="Montar o painel" />,
        because: 'A form around one name makes whoever reads look for what has to be filled in.',
      },
    },
  ],
};
