import { FolderKanban, House } from 'lucide-react';
import { useState } from 'react';
import { Sidebar } from '#ui';

const items = [
  { id: 'home', label: 'Início', href: '/', icon: House, isCurrent: true },
  { id: 'projects', label: 'Projetos', href: '/projects', icon: FolderKanban },
];

export function Example() {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Sidebar
      label="Principal"
      items={items}
      isExpanded
      isDrawerOpen={isDrawerOpen}
      onDrawerOpenChange={setDrawerOpen}
    />
  );
}
