import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Slider } from './Slider';

const meta = {
  component: Slider,
  args: { label: 'Avanço', defaultValue: 0.4, minValue: 0, maxValue: 1, step: 0.05, onChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys step, Home and End go to the ends; the value is announced in words. */
export const Plain: Story = {
  args: { formatOptions: { style: 'percent' } },
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Avanço' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.45);
    await expect(slider).toHaveAttribute('aria-valuetext', '45%');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack space="l">
      <Slider label="Vazio" defaultValue={0} />
      <Slider label="Cheio" defaultValue={100} note="No fim, a bolinha fica dentro do campo." />
      <Slider
        label="Valor entre"
        defaultValue={[20_000, 80_000]}
        maxValue={120_000}
        step={5_000}
        formatOptions={{ style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }}
      />
      <Slider label="Desligado" defaultValue={30} isDisabled />
    </Stack>
  ),
};
