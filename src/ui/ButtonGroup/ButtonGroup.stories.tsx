import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Copy, Download, Share2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { ButtonGroup } from './ButtonGroup';

const meta = {
  component: ButtonGroup,
  args: {
    label: 'Ações do relatório',
    children: (
      <>
        <Button>Enviar ao cliente</Button>
        <Button tone="neutral" weight="soft">
          Salvar rascunho
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ações do relatório' })).toBeVisible();
  },
};

const weights = ['soft', 'quiet'] as const;

/** Joined, each weight and size, with text and with icons. */
export const Matrix: Story = {
  render: () => (
    <Stack align="start">
      {weights.flatMap((weight) =>
        (['s', 'm'] as const).map((size) => (
          <ButtonGroup key={`${weight} ${size}`} label={`Medição, ${weight}, ${size}`} spacing="joined">
            <Button tone="neutral" weight={weight} size={size} icon={Copy}>
              Duplicar
            </Button>
            <Button tone="neutral" weight={weight} size={size} icon={Download}>
              Baixar
            </Button>
            <Button tone="neutral" weight={weight} size={size} icon={Share2} isDisabled>
              Compartilhar
            </Button>
          </ButtonGroup>
        )),
      )}
      <ButtonGroup label="Semana" spacing="joined">
        <IconButton label="Semana anterior" icon={ChevronLeft} weight="soft" />
        <Button tone="neutral" weight="soft">
          Hoje
        </Button>
        <IconButton label="Próxima semana" icon={ChevronRight} weight="soft" />
      </ButtonGroup>
    </Stack>
  ),
};

/** Long labels wrap onto the next line. */
export const Narrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    children: (
      <>
        <Button>Enviar o relatório de comissionamento</Button>
        <Button tone="neutral" weight="soft">
          Salvar rascunho
        </Button>
        <Button tone="neutral" weight="quiet">
          Descartar
        </Button>
      </>
    ),
  },
};
