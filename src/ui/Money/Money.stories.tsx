import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Money } from './Money';

const meta = { component: Money, args: { cents: 98_460_08 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getByText('R$ 98.460,08')).toBeVisible(),
};

/** In English the marks change places; the currency does not. */
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { cents: -1234_50 },
  play: ({ canvas }) => expect(canvas.getByText('-R$1,234.50')).toBeVisible(),
};

/** Blurred for the eyes, kept for a screen reader; nothing moves when it comes back. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('R$ 98.460,08');
    await expect(getComputedStyle(amount).filter).toContain('blur');
  },
};

const amounts = [98_460_08, -1234_50, 0, -0, 1_250_000_00] as const;

/** Sign × colour, for money that comes in, that goes out, and none; below, short and hidden. */
export const Matrix: Story = {
  render: () => (
    <DescriptionList
      items={[
        ...(['auto', 'always'] as const).flatMap((sign) =>
          ([undefined, 'sign', 'secondary'] as const).map((tone) => ({
            label: `${sign}, ${tone ?? 'no tone'}`,
            value: (
              <>
                {amounts.map((cents, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
                  <div key={at}>
                    <Money cents={cents} sign={sign} tone={tone} />
                  </div>
                ))}
              </>
            ),
          })),
        ),
        { label: 'short', value: <Money cents={12_345_67} length="short" /> },
        { label: 'hidden', value: <Money cents={12_345_67} isHidden /> },
      ]}
    />
  ),
};
