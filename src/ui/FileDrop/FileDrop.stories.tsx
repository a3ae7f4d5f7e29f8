import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { FileDrop, type FileDropProps } from './FileDrop';

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

const report = file('Laudo NR-12 da prensa 2, revisão final assinada pelo engenheiro responsável.pdf', 2_400_000);

function Held(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  const change = (next: File[]) => {
    setFiles(next);
    props.onChange(next);
  };
  return <FileDrop {...props} files={files} onChange={change} />;
}

const meta = {
  component: FileDrop,
  args: {
    label: 'Comprovantes',
    name: 'files',
    files: [],
    onChange: fn(),
    endings: ['.pdf', '.png', '.jpg'],
    maxBytes: 10_000_000,
    maxFiles: 3,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Accepted files are listed, rejected ones explained; removing a file returns the focus to the button. */
export const GivenAndTakenOff: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, [file('nota-1042.pdf', 300_000), file('foto.png', 12_000_000)]);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('nota-1042.pdf');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/foto.png: passa de 10/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover nota-1042.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack space="xl">
      <Held {...args} label="Com arquivos" files={[report, file('nota-1042.pdf', 300_000)]} isRequired />
      <Held {...args} label="Com erro" error="Junte ao menos um comprovante." note="Uma foto legível serve." />
      <Held {...args} label="Desligado" files={[file('nota-1042.pdf', 300_000)]} isDisabled />
      <Held {...args} label="Sem limites" endings={undefined} maxBytes={undefined} maxFiles={undefined} />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'smallest' } }, args: { files: [report] } };
