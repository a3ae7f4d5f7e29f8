import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cpu } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Tag } from './Tag';

const meta = { component: Tag, args: { children: 'Visão computacional' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** With an icon, beside others, and truncated. */
export const Matrix: Story = {
  render: (args) => (
    <Inline space="xs">
      <Tag {...args} />
      <Tag icon={Cpu}>Programação de CLP</Tag>
      <Tag>NR-12</Tag>
      <Tag icon={Cpu}>Retrofit da linha de embalagem secundária com robô paletizador e visão artificial</Tag>
      <Tag>
        Integração do supervisório com a estação de tratamento de efluentes e com o sistema de gestão da manutenção do
        cliente
      </Tag>
    </Inline>
  ),
};
