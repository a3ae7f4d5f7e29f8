import type { Guide } from '../foundations/guide';
import { Text } from './Text';

export const guide: Guide = {
  anatomy: ['Words'],
  keys: {},
  promises: ['Its size is in rem, so it follows the reader’s'],
  pairs: [
    {
      do: { shown: <Text tone="secondary">Atualizado há 3 minutos</Text>, because: 'Quieter, and still 4.5:1.' },
      dont: {
        shown: (
          <Text size="xs" tone="secondary">
            Leia isto antes de assinar
          </Text>
        ),
        because: 'What matters is not written small.',
      },
    },
  ],
};
