import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateTable } from '../foundations/StateTable';
import { Money } from './Money';

const meta = { component: Money, args: { cents: 98_460_08 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getByText('R$ 98.460,08')).toBeVisible(),
};

/** In English the separators differ; the currency does not. */
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { cents: -1234_50 },
  play: ({ canvas }) => expect(canvas.getByText('-R$1,234.50')).toBeVisible(),
};

/** Blurred on screen, readable for screen readers; toggling causes no layout shift. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('R$ 98.460,08');
    await expect(getComputedStyle(amount).filter).toContain('blur');
  },
};

const amounts = [98_460_08, -1234_50, 0, 1_250_000_00] as const;

/** Sign × colour, for positive, negative and zero amounts; below, short and hidden. */
export const Matrix: Story = {
  render: () => (
    <>
      <StateTable
        label="Money: sign × tone"
        rows={['auto', 'always'] as const}
        columns={['none', 'sign', 'secondary'] as const}
      >
        {(sign, tone) =>
          amounts.map((cents) => (
            <div key={cents}>
              <Money cents={cents} sign={sign} tone={tone === 'none' ? undefined : tone} />
            </div>
          ))
        }
      </StateTable>
      <StateTable
        label="Money: length × hidden"
        rows={['whole', 'short'] as const}
        columns={['shown', 'hidden'] as const}
      >
        {(length, look) => <Money cents={12_345_67} length={length} isHidden={look === 'hidden'} />}
      </StateTable>
    </>
  ),
};
