import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Section } from './Section';

const meta = {
  component: Section,
  args: { title: 'Pessoas', children: <Card>Helena, Caio e mais três.</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Both levels, with and without description and actions; a long title wraps above its actions. */
export const Matrix: Story = {
  render: (args) => {
    const actions = (
      <>
        <Button size="s" tone="neutral" weight="soft">
          Exportar
        </Button>
        <Button size="s" tone="neutral" weight="soft">
          Convidar
        </Button>
      </>
    );
    const description = 'Quem vê e quem muda este projeto.';
    return (
      <Stack space="2xl">
        <Section {...args} />
        <Section {...args} title="Pessoas e permissões" description={description} actions={actions} />
        <Section
          {...args}
          title="Retrofit da linha de embalagem secundária com robô paletizador e visão artificial"
          description={description}
          actions={actions}
        />
        <Section {...args} title="Convidados" level={3} description="Veem, mas não mudam." actions={actions} />
      </Stack>
    );
  },
};
