import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton, Menu, MenuTrigger, notify } from '#ui';

export const Example = () => (
  <MenuTrigger>
    <IconButton label="Ações da etapa" icon={Ellipsis} />
    <Menu
      label="Ações da etapa"
      items={[
        { id: 'copy', label: 'Duplicar', icon: Copy, onAction: () => notify({ title: 'Etapa duplicada' }) },
        { id: 'delete', label: 'Excluir', icon: Trash2, tone: 'critical' },
      ]}
    />
  </MenuTrigger>
);
