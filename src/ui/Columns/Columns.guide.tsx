import { Badge } from '../Badge/Badge';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Stat } from '../Stat/Stat';
import { Text } from '../Text/Text';
import { Columns } from './Columns';

export const guide: Guide = {
  anatomy: ['As many columns as fit'],
  keys: {},
  promises: ['The order on screen is the order in the page'],
  pairs: [
    {
      do: {
        shown: (
          <Columns minWidth="s" space="s">
            <Card padding="m">
              <Stat label="A receber" value="R$ 98.460,08" />
            </Card>
            <Card padding="m">
              <Stat label="A pagar" value="R$ 41.020,00" />
            </Card>
          </Columns>
        ),
        because: 'Equal widths say equal weight.',
      },
      dont: {
        shown: (
          <Columns minWidth="s" space="s">
            <Text>
              O painel fica na sala elétrica, que só abre com alguém da manutenção presente e com a NR-10 em dia.
            </Text>
            <Badge tone="warning">Em 4 dias</Badge>
          </Columns>
        ),
        because: 'Half the width for two words: what stands beside a text is an Inline, or a SplitPane.',
      },
    },
  ],
};
