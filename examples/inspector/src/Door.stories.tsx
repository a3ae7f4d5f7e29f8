import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineInspector } from '@trama/inspector';
import { Door } from './Door';
import { door } from './door';

export default { title: 'Door', component: Door, tags: ['autodocs'] } satisfies Meta<typeof Door>;

/** The component as it is, its machine beside it. */
export const Beside: StoryObj = {};

export const Light: StoryObj = { parameters: { inspector: { theme: 'light', language: 'pt-BR' } } };

export const Alone: StoryObj = { parameters: { inspector: false } };

/** The machine without the component. */
export const Stage: StoryObj = {
  tags: ['!autodocs'],
  parameters: { inspector: false, layout: 'fullscreen' },
  render: () => <MachineInspector machine={door} />,
};
