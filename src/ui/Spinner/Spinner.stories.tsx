import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Spinner } from './Spinner';

const meta = { component: Spinner, args: { label: 'Um momento' } } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Standalone with a name; beside text it takes its colour and is decorative. */
export const Matrix: Story = {
  render: (args) => (
    <Stack space="l">
      <Spinner {...args} />
      {(['primary', 'secondary', 'accent', 'positive', 'warning', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone} as="div">
          <Inline>
            <Spinner /> Conferindo o extrato
          </Inline>
        </Text>
      ))}
      <Text size="s" tone="secondary" as="div">
        <Inline wrap={false}>
          <Spinner /> Retrofit da linha de embalagem secundária com robô paletizador e visão artificial
        </Inline>
      </Text>
      <Inline>
        <Button isPending>Salvar</Button>
        <Button isPending tone="neutral" weight="soft">
          Exportar
        </Button>
      </Inline>
    </Stack>
  ),
};
