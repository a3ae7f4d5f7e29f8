import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Inline } from './Inline';

const meta = { component: Inline, args: { children: null } } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

const badges = ['Elétrica', 'Mecânica', 'Programação', 'Segurança'].map((name) => <Badge key={name}>{name}</Badge>);

export const Plain: Story = { args: { children: badges } };

/** Distribution, alignment and space. Elements wrap if there is no room. */
export const Matrix: Story = {
  render: () => (
    <Stack space="l">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {badges}
        </Inline>
      ))}
      {(['center', 'start', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Badge>{align}</Badge>
          <Heading size="xl">Etapas</Heading>
          <Text as="span">da unidade Joinville</Text>
        </Inline>
      ))}
      {(['none', 'xs', 's', 'm', 'l', 'xl', '2xl'] as const).map((space) => (
        <Inline key={space} space={space}>
          <Badge>{space}</Badge>
          {badges}
        </Inline>
      ))}
      <Inline wrap={false}>
        <Badge>PRJ-014</Badge>
        <Text as="span">Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Text>
      </Inline>
    </Stack>
  ),
};
