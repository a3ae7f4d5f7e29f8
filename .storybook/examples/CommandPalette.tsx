import { FolderKanban } from 'lucide-react';
import { useState } from 'react';
import { Button, CommandPalette } from '#ui';

const groups = [
  {
    id: 'pages',
    label: 'Páginas',
    items: [{ id: 'projects', label: 'Projetos', icon: FolderKanban, shortcut: 'G P' }],
  },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Buscar</Button>
      <CommandPalette
        label="Buscar páginas e ações"
        isOpen={isOpen}
        onOpenChange={setOpen}
        text={text}
        onTextChange={setText}
        groups={groups}
        onAction={() => setOpen(false)}
      />
    </>
  );
}
