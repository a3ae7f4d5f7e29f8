import { Button } from '../Button/Button';
import type { Guide } from '../foundations/guide';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Section } from './Section';

export const guide: Guide = {
  anatomy: ['Title', 'Acts', 'Content'],
  keys: {},
  promises: ['A region named by its title'],
  pairs: [
    {
      do: {
        shown: (
          <Section
            title="Equipe"
            actions={
              <Button size="s" tone="neutral" weight="soft">
                Convidar
              </Button>
            }
          >
            <Text>Helena Prado, Otávio Lima e mais três.</Text>
          </Section>
        ),
        because: 'A title worth a stop in the outline; its act stands beside it and is about nothing else.',
      },
      dont: {
        shown: (
          <Stack space="m">
            <Section level={3} title="Cliente">
              <Text>Metalúrgica Aurora</Text>
            </Section>
            <Section level={3} title="Entrega">
              <Text>18/12/2026</Text>
            </Section>
          </Stack>
        ),
        because: 'Regions of one line each: a screen reader walks past all of them. Take DescriptionList.',
      },
    },
  ],
};
