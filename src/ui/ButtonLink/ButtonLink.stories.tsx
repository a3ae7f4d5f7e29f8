import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { ButtonLink } from './ButtonLink';

const meta = {
  component: ButtonLink,
  args: { href: '/projetos/novo', children: 'Novo projeto', icon: Plus },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

const tones = ['accent', 'neutral', 'critical'] as const;
const weights = ['strong', 'soft', 'quiet'] as const;

export const Matrix: Story = {
  render: (args) => (
    <Stack space="l" align="start">
      {tones.map((tone) => (
        <Inline key={tone}>
          {weights.map((weight) => (
            <ButtonLink {...args} key={weight} tone={tone} weight={weight} />
          ))}
          <ButtonLink {...args} tone={tone} weight="soft" size="s" />
          <ButtonLink {...args} tone={tone} weight="soft" icon={undefined} isDisabled />
        </Inline>
      ))}
      <ButtonLink {...args} width="full" />
      <ButtonLink {...args} weight="soft" icon={undefined}>
        Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
      </ButtonLink>
    </Stack>
  ),
};
