import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector } from '../inspector/Inspector';
import type { AnyStage } from '../inspector/stage';
import { zoo } from '../inspector/zoo';

/** Machines that show what XState can say, one feature each: what cannot be drawn here cannot be drawn. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    scenarios: Object.entries(zoo).map(([id, machine]) => ({
      id,
      name: { pt: id, en: id },
      stage: { machine } as unknown as AnyStage,
    })),
  },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

const { scenarios } = meta.args;
const only = (id: string) => scenarios.filter((one) => one.id === id);

export const History: Story = {
  args: { scenarios: [...only('history'), ...scenarios.filter(({ id }) => id !== 'history')] },
};

/** As many states as a machine of ours may have and more; `npm run bench` measures its frames. */
export const Thirty: Story = { args: { scenarios: only('thirty') } };
