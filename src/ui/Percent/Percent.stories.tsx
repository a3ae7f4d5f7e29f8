import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateTable } from '../foundations/StateTable';
import { Percent } from './Percent';

const meta = { component: Percent, args: { value: 0.125, digits: 1 } } satisfies Meta<typeof Percent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getByText('12,5%')).toBeVisible(),
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { value: -0.04, sign: 'always' },
  play: ({ canvas }) => expect(canvas.getByText('-4%')).toBeVisible(),
};

const shares = [0.125, -0.04, 0, 1, 12.3456] as const;

/** Sign × colour, for growth, decline and no change; below, hidden. */
export const Matrix: Story = {
  render: () => (
    <>
      <StateTable
        label="Percent: sign × tone"
        rows={['auto', 'always'] as const}
        columns={['none', 'sign', 'secondary'] as const}
      >
        {(sign, tone) =>
          shares.map((value) => (
            <div key={value}>
              <Percent value={value} sign={sign} tone={tone === 'none' ? undefined : tone} digits={1} />
            </div>
          ))
        }
      </StateTable>
      <Percent value={0.31} isHidden />
    </>
  ),
};
