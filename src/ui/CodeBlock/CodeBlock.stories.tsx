import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock } from './CodeBlock';

const meta = {
  component: CodeBlock,
  args: {
    title: 'Resposta do banco',
    children: `{
  "status": 422,
  "code": "pix-key-not-found",
  "detail": "A chave informada não existe no diretório de identificadores."
}`,
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** That it was copied is said for a moment, to the eye and to the ear. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByText('Copiado')).toBeVisible();
  },
};

/** Lines that are too long scroll inside, with a finger or by the keyboard. */
export const Narrow: Story = { globals: { viewport: { value: 'smallest' } } };
