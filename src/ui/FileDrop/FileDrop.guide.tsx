import type { Guide } from '../foundations/guide';
import { FileDrop } from './FileDrop';

export const guide: Guide = {
  anatomy: [
    'Label and limits',
    'Place to drop',
    'Button that chooses',
    'Files, each with its removal',
    'Refusals in words',
  ],
  keys: {
    'Enter, Space': 'Chooses files',
    'Ctrl+V': 'Pastes a file while the place has the focus',
    Tab: 'Through the files',
  },
  promises: ['Everything that can be dropped can be chosen', 'Each refusal says which file, why and what is allowed'],
  pairs: [
    {
      do: {
        shown: (
          <FileDrop
            label="Comprovantes"
            files={[]}
            onChange={() => {}}
            endings={['.pdf', '.jpg']}
            maxBytes={10_000_000}
            note="Uma foto legível serve."
          />
        ),
        because: 'The limits are told before anyone looks for a file.',
      },
      dont: {
        shown: <FileDrop label="Comprovantes" files={[]} onChange={() => {}} error="Arquivo não permitido." />,
        because: 'Learnt by trial, and the refusal says neither which file nor what would be taken.',
      },
    },
  ],
};
