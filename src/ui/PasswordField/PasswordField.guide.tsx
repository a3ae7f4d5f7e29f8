import type { Guide } from '../foundations/guide';
import { PasswordField } from './PasswordField';

export const guide: Guide = {
  anatomy: ['Label', 'Input', 'Button that shows or hides'],
  keys: { Tab: 'To the button' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'Shown or hidden is said',
    'Password managers fill it in',
  ],
  pairs: [
    {
      do: {
        shown: <PasswordField label="Senha nova" note="Doze letras ou mais. Uma frase é mais fácil de lembrar." />,
        because: 'The rule is told before it is broken, and it helps to choose.',
      },
      dont: {
        shown: (
          <PasswordField
            label="Senha nova"
            error="Use maiúscula, minúscula, número e símbolo, sem repetir as cinco últimas."
          />
        ),
        because: 'Rules that come one failure at a time teach people to write their passwords down.',
      },
    },
    {
      do: {
        shown: <PasswordField label="Senha" error="E-mail ou senha não conferem." />,
        because: 'One error for both: a stranger does not learn whose e-mail is known here.',
      },
      dont: {
        shown: <PasswordField label="Senha" error="Senha incorreta para rita@serraazul.com.br." />,
        because: 'It tells whoever tries that the account exists.',
      },
    },
  ],
};
