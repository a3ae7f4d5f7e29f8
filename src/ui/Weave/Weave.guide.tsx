import { Card } from '../Card/Card';
import { EmptyState } from '../EmptyState/EmptyState';
import type { Guide } from '../foundations/guide';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Weave } from './Weave';

export const guide: Guide = {
  anatomy: ['Warp and weft in anil', 'Rarely a thread of turmeric'],
  keys: {},
  promises: ['Decorative and silent', 'Stands still for whoever asks for little motion'],
  pairs: [
    {
      do: {
        shown: (
          <EmptyState
            level={3}
            kind="nothing yet"
            title="Nenhum projeto ainda"
            description="O primeiro começa pelo cliente."
          />
        ),
        because: 'The cloth says what the words say: barely begun, thinned out, shut, torn.',
      },
      dont: {
        shown: (
          <Card>
            <Inline wrap={false}>
              <Weave />
              <Text>Você tem 3 aprovações esperando.</Text>
            </Inline>
          </Card>
        ),
        because: 'Beside news it is an ornament, and wears out what it means where something is empty.',
      },
    },
  ],
};
