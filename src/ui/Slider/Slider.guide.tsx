import type { Guide } from '../foundations/guide';
import { Slider } from './Slider';

export const guide: Guide = {
  anatomy: ['Label and value', 'Track', 'Thumb'],
  keys: { 'Arrow keys': 'One step', 'Page up, down': 'Ten steps', 'Home, End': 'Least, most' },
  promises: ['Named, and each value is said', 'A hand of 24 px, 44 px under a finger'],
  pairs: [
    {
      do: {
        shown: (
          <Slider label="Avanço" defaultValue={0.4} maxValue={1} step={0.05} formatOptions={{ style: 'percent' }} />
        ),
        because: 'About how much is enough, and the value is always in words.',
      },
      dont: {
        shown: (
          <Slider
            label="Valor da medição"
            defaultValue={98_460}
            maxValue={1_250_000}
            formatOptions={{ style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }}
          />
        ),
        because: 'No hand stops at R$ 98.460: an exact amount is typed, in a MoneyField.',
      },
    },
  ],
};
