import type { Guide } from '../foundations/guide';
import { Banner } from './Banner';

export const guide: Guide = {
  anatomy: ['Surface in the tone', 'Icon', 'Title: what happened', 'Details: what was kept and what to do', 'One act'],
  keys: { Tab: 'Goes to the act' },
  promises: ['The kind (error, warning) is read before the title', 'With isLive it is read at once'],
  pairs: [
    {
      do: {
        shown: (
          <Banner tone="critical" title="Não foi possível salvar">
            O que você digitou continua aqui. Tente de novo.
          </Banner>
        ),
        because: 'What happened, what was kept, what to do.',
      },
      dont: {
        shown: <Banner tone="critical" title="Erro 500" />,
        because: 'A number helps nobody who has work to do.',
      },
    },
  ],
};
