import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList';
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

/** Sign × colour, for what grew, what shrank and what stayed; below, hidden. */
export const Matrix: Story = {
  render: () => (
    <DescriptionList
      items={[
        ...(['auto', 'always'] as const).flatMap((sign) =>
          ([undefined, 'sign', 'secondary'] as const).map((tone) => ({
            label: `${sign}, ${tone ?? 'no tone'}`,
            value: (
              <>
                {shares.map((value) => (
                  <div key={value}>
                    <Percent value={value} sign={sign} tone={tone} digits={1} />
                  </div>
                ))}
              </>
            ),
          })),
        ),
        { label: 'hidden', value: <Percent value={0.31} isHidden /> },
      ]}
    />
  ),
};
