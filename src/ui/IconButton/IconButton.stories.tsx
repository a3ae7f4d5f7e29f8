import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Avisos', icon: Bell, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

const tones = ['neutral', 'accent', 'critical'] as const;
const weights = ['quiet', 'soft', 'strong'] as const;

/** Tone × weight: default, small, pending and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      {tones.map((tone) => (
        <Inline key={tone} space="l">
          {weights.map((weight) => (
            <Inline key={weight}>
              <IconButton {...args} tone={tone} weight={weight} />
              <IconButton {...args} tone={tone} weight={weight} size="s" />
              <IconButton {...args} tone={tone} weight={weight} isPending />
              <IconButton {...args} tone={tone} weight={weight} isDisabled />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** The tooltip opens at once on keyboard focus and closes on Escape. */
export const TooltipOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Avisos' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Avisos');
  },
};
