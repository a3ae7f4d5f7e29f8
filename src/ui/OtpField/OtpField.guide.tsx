import type { Guide } from '../foundations/guide';
import { PasswordField } from '../PasswordField/PasswordField';
import { OtpField } from './OtpField';

export const guide: Guide = {
  anatomy: ['Label', 'Six places, one input'],
  keys: { '0 to 9': 'Types and goes on', Backspace: 'Goes back', 'Ctrl+V': 'Fills in what was copied' },
  promises: [
    'Its label is always on screen and tied to it; an error is read with it',
    'One input for a screen reader',
    'The code of a message is offered by the phone',
  ],
  pairs: [
    {
      do: {
        shown: <OtpField label="Código de seis dígitos" note="Enviado para o número que acaba em 32." />,
        because: 'Says where the code went, and its last digit is enough: no button needs to be pressed.',
      },
      dont: {
        shown: <PasswordField label="Código" note="Digite o token." />,
        because: 'A code that is gone in a minute needs no hiding, and the phone does not offer to fill it in.',
      },
    },
  ],
};
