import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Weave } from './Weave';

const inABox: Decorator = (Story) => (
  <div style={{ position: 'relative', height: '40rem', maxWidth: '32rem', overflow: 'hidden' }}>
    <Story />
  </div>
);

const meta = { component: Weave } satisfies Meta<typeof Weave>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Swatch: Story = {};

/** Fills its box, beside the sign-in form. */
export const Cloth: Story = { args: { kind: 'cloth' }, decorators: [inABox] };

/** The meaning of each swatch, and the loom, which is animated while the app loads. */
export const Matrix: Story = {
  render: () => (
    <Columns minWidth="s" space="l">
      {(['woven', 'begun', 'thinned', 'closed', 'torn'] as const).map((state) => (
        <Stack key={state} space="xs" align="center">
          <Weave state={state} />
          <Text size="s" tone="secondary">
            {state}
          </Text>
        </Stack>
      ))}
      <Stack space="xs" align="center">
        <Weave kind="loom" />
        <Text size="s" tone="secondary">
          loom
        </Text>
      </Stack>
    </Columns>
  ),
};
