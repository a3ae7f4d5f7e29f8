import type { Guide } from '../foundations/guide';
import { Meter } from '../Meter/Meter';
import { ProgressBar } from './ProgressBar';

export const guide: Guide = {
  anatomy: ['Label', 'Share', 'Track and bar'],
  keys: {},
  promises: ['A progressbar with name and value', 'The figure stands beside the bar'],
  pairs: [
    {
      do: {
        shown: <ProgressBar label="Etapas concluídas" value={5} maxValue={8} showValue />,
        because: 'It measures what is done, out of a known whole.',
      },
      dont: {
        shown: <ProgressBar label="Falando com o banco" value={90} showValue />,
        because: 'Nobody measures this: it stands at 90 % and lies. Where there is no measure, a Spinner.',
      },
    },
    {
      do: {
        shown: <Meter label="Orçamento usado" value={82} valueText="R$ 82 mil de R$ 100 mil" tone="warning" />,
        because: 'How much of a limit is used is a Meter, with both figures in words.',
      },
      dont: {
        shown: <ProgressBar label="Orçamento usado" value={82} tone="warning" showValue />,
        because: 'As progress it promises that a full bar is good.',
      },
    },
  ],
};
