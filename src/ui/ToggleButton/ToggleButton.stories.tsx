import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, CalendarClock, Pin } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { ToggleButton } from './ToggleButton';

const meta = {
  component: ToggleButton,
  args: { children: 'Só atrasados', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

/** Space and Enter toggle it; a screen reader announces the pressed state. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Só atrasados', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Weight × size × on and off, with text and with an icon alone. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['soft', 'quiet'] as const).map((weight) => (
        <Stack key={weight} space="s">
          {(['s', 'm'] as const).map((size) => (
            <Inline key={size}>
              <ToggleButton weight={weight} size={size} icon={CalendarClock}>
                Só atrasados
              </ToggleButton>
              <ToggleButton weight={weight} size={size} icon={CalendarClock} isSelected>
                Só atrasados
              </ToggleButton>
              <ToggleButton weight={weight} size={size} isSelected isDisabled>
                Só atrasados
              </ToggleButton>
              <ToggleButton weight={weight} size={size} icon={Bold} label="Negrito" />
              <ToggleButton weight={weight} size={size} icon={Pin} label="Fixar no topo" isSelected />
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
