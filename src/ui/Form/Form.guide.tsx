import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

export const guide: Guide = {
  anatomy: ['Fields one below the other', 'Error summary above', 'Acts at the end'],
  keys: { Enter: 'Sends, from any one-line field', 'Ctrl+Enter': 'Sends, from a text of many lines' },
  promises: [
    'The server’s errors stand at their fields',
    'Nothing typed is lost by an error',
    'The browser’s own bubbles never show',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Form>
            <TextField label="Nome do projeto" isRequired />
            <Button type="submit">Criar projeto</Button>
          </Form>
        ),
        because: 'The button can always be pressed: what is missing is said when it is.',
      },
      dont: {
        shown: (
          <Form>
            <TextField label="Nome do projeto" isRequired />
            <Button type="submit" isDisabled>
              Criar projeto
            </Button>
          </Form>
        ),
        because: 'A button that waits in grey never says for what, and the keyboard passes it by.',
      },
    },
    {
      do: {
        shown: (
          <Form>
            <TextField label="E-mail" defaultValue="rita@serraazul" error="Falta o final do e-mail, como .com.br." />
          </Form>
        ),
        because: 'The error stands at its field, and what was typed stays to be mended.',
      },
      dont: {
        shown: (
          <Form>
            <TextField label="E-mail" isInvalid />
          </Form>
        ),
        because: 'Emptied and only reddened: the work is lost and the reason untold.',
      },
    },
  ],
};
