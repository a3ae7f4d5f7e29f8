import type { Guide } from '../foundations/guide';
import { DescriptionList } from './DescriptionList';

export const guide: Guide = {
  anatomy: ['Terms', 'Their values'],
  keys: {},
  promises: ['A list of terms and values for a screen reader as for the eye'],
  pairs: [
    {
      do: {
        shown: (
          <DescriptionList
            layout="above"
            items={[
              { label: 'Entrega', value: '18/12/2026', isTabular: true },
              { label: 'Responsável' },
              { label: 'Contrato' },
            ]}
          />
        ),
        because: 'What is not known has no value: one dash for all, read as “not given”.',
      },
      dont: {
        shown: (
          <DescriptionList
            layout="above"
            items={[
              { label: 'Entrega', value: '18/12/2026', isTabular: true },
              { label: 'Responsável', value: 'N/A' },
              { label: 'Contrato', value: '0' },
            ]}
          />
        ),
        because: 'Two ways of knowing nothing look like two facts.',
      },
    },
  ],
};
