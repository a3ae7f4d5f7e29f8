import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { Stack } from '../Stack/Stack';
import { Inline } from './Inline';

const meta = { component: Inline, args: { children: null } } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

const badges = ['Elétrica', 'Mecânica', 'Programação', 'Segurança'].map((name) => <Badge key={name}>{name}</Badge>);

export const Plain: Story = { args: { children: badges } };

export const Justified: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {badges}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Where there is no room they go on below, in the same order. */
export const Narrow: Story = { args: { children: badges }, globals: { viewport: { value: 'smallest' } } };
