import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { AvatarGroup } from './AvatarGroup';

const people = ['Helena Prado', 'Bruno Salles', 'Caio Lins', 'Dora Reis', 'Eva Lemos', 'Fábio Nunes', 'Gil Rocha'].map(
  (name) => ({ id: name, name }),
);

const meta = { component: AvatarGroup, args: { label: 'Equipe', people } } satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four are shown; the other three are counted, and read by name. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByText('Eva Lemos, Fábio Nunes, Gil Rocha')).toBeInTheDocument();
  },
};

/** Size × how many; five are shown whole, for a plus would take the same room. */
export const Matrix: Story = {
  render: () => (
    <DescriptionList
      items={(['s', 'm', 'l'] as const).flatMap((size) =>
        [1, 5, 7].map((count) => ({
          label: `${size}, ${count}`,
          value: <AvatarGroup label="Equipe" people={people.slice(0, count)} size={size} />,
        })),
      )}
    />
  ),
};
