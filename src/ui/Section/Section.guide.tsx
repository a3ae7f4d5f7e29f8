import { Button } from '../Button/Button';
import { Columns } from '../Columns/Columns';
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
          <Columns least="large">
            <Section
              title="Equipe"
              actions={
                <Button size="small" tone="neutral" weight="soft">
                  Convidar
                </Button>
              }
            >
              <Text>Helena Prado, Otávio Lima e mais três.</Text>
            </Section>
          </Columns>
        ),
        because: 'A title worth a stop in the outline; its act stands beside it and is about nothing else.',
      },
      dont: {
        shown: (
          <Columns least="large">
            <Stack space="m">
              <Section level={3} title="Cliente">
                <Text>Metalúrgica Aurora</Text>
              </Section>
              <Section level={3} title="Entrega">
                <Text>18/12/2026</Text>
              </Section>
            </Stack>
          </Columns>
        ),
        because: 'Regions of one line each: a screen reader walks past all of them. Take DescriptionList.',
      },
    },
  ],
};
