import type { Guide } from '../foundations/guide';
import { Stat } from './Stat';

export const guide: Guide = {
  anatomy: ['Name', 'Figure', 'What it was before'],
  keys: {},
  promises: ['Read as one: name, figure, change', 'Up or down is said in words, never by colour alone'],
  pairs: [
    {
      do: {
        shown: (
          <Stat
            label="Despesas em novembro"
            value="R$ 41.020,00"
            change="8% acima de outubro"
            trend="up"
            tone="critical"
          />
        ),
        because: 'Against what, in words; that up is bad here, the tone says as well.',
      },
      dont: {
        shown: <Stat label="Despesas" value="R$ 41.020,00" change="+8%" trend="up" tone="positive" />,
        because: 'Of which month, against which; and the colour praises what was spent.',
      },
    },
  ],
};
